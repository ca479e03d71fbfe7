import type { Context, Elysia } from "elysia";
import * as z from "zod/mini";
import type { BodyOf, Call, ParamsOf, ReplyOf } from "#shared/api/call.ts";
import { PathId } from "#shared/api/schema.ts";
import { parseBody } from "./bodies.ts";
import { Problem } from "./problem.ts";

/** What the API's document says of a route besides its call. */
type Described = {
  summary: string;
  /** Error statuses of this route, besides those of all routes of its kind. */
  errors?: readonly number[];
  /** Request headers that the route reads. */
  headers?: readonly string[];
  /** Files in the body by media type; the handler reads the body itself. */
  files?: Record<string, unknown>;
  /** Set for a route that replies with a table (CSV). */
  isTable?: true;
  /** Set for a route that replies with HTML pages. */
  hasPages?: true;
  /** Set for a route that replies with a date for calendars (iCalendar). */
  isCalendar?: true;
  /** Set for a route that replies with a PNG. */
  isPicture?: true;
  /** Set for a body that only the handler may read. */
  isRaw?: true;
};

type Schemas<Params, Query> = {
  /** A path that does not match is a 404. */
  params?: Params;
  query?: Query;
};

/** A route of the API, for the document. */
export type Route = Described & {
  call: Call;
} & Schemas<z.ZodMiniType, z.ZodMiniType>;

type Sent<Body, Params, Query> = Pick<Context, "request" | "server" | "set"> & {
  body: Body;
  params: Params;
  query: Query;
};

type Parts<Schema, Otherwise> = Schema extends z.ZodMiniType
  ? z.output<Schema>
  : Otherwise;

/** The context that Elysia passes to a handler. */
type Raw = Sent<unknown, unknown, unknown>;

/**
 * Adds the route of a call. Body, parameters and query are parsed by their
 * schemas. The compiler checks the reply, and the tests parse every reply: it
 * is not parsed here, because that would slow down responses.
 */
export function route<
  Row extends Call,
  Params extends z.ZodMiniType | undefined = undefined,
  Query extends z.ZodMiniType | undefined = undefined,
>(
  call: Row,
  options: Described & Schemas<Params, Query>,
  handler: (
    sent: Sent<
      BodyOf<Row>,
      Parts<Params, ParamsOf<Row>>,
      Parts<Query, undefined>
    >,
  ) => Response | ReplyOf<Row> | Promise<Response | ReplyOf<Row>>,
): (app: Elysia) => Elysia {
  const { method, path, status } = call;
  const parse = createParser(call, options);
  // A method's parameter may be wider than the handler's: `parse` makes sure
  // that the handler gets what the schemas of its call let through.
  const parsed: { handle(sent: Raw): unknown } = { handle: handler };
  const respond = async (sent: Raw) => {
    if (status) sent.set.status = status;
    return parsed.handle(await parse(sent));
  };
  const hook = {
    detail: { call, ...options } satisfies Route,
    ...(options.isRaw && { parse: () => null }),
  };
  // Elysia reads the source of a handler: it parses the body, or nothing, for
  // one that names `body`.
  return (app) => {
    if (call.body)
      app.route(
        method,
        path,
        ({ body, params, request, server, set }: Raw) =>
          respond({ body, params, query: undefined, request, server, set }),
        hook,
      );
    else
      app.route(
        method,
        path,
        ({ params, request, server, set }: Raw) =>
          respond({
            body: undefined,
            params,
            query: undefined,
            request,
            server,
            set,
          }),
        hook,
      );
    return app;
  };
}

function createParser(
  { body }: Call,
  { params, query }: Schemas<z.ZodMiniType, z.ZodMiniType>,
) {
  let bodySchema: z.ZodMiniType | undefined;
  return async (sent: Raw) => {
    const { request } = sent;
    const parsed = { ...sent };
    if (params) {
      const read = params.safeParse(sent.params);
      if (!read.success) throw new Problem("not_found");
      parsed.params = read.data;
    }
    if (query) {
      const { searchParams } = new URL(request.url);
      parsed.query = parseBody(query, Object.fromEntries(searchParams));
    }
    if (body) {
      bodySchema ??= await body();
      parsed.body = parseBody(bodySchema, sent.body);
    }
    return parsed;
  };
}

/** The parameters of the path of one row, such as /api/cart/:id. */
export const ROW_PATH = z.object({ id: PathId });

/** For a PUT that is refused (412) if the row has changed in the meantime. */
export const IF_MATCH = { errors: [412], headers: ["If-Match"] } as const;

/** For a PUT that can also be limited to creating the row. */
export const IF_MATCH_OR_NEW = {
  errors: [412],
  headers: ["If-Match", "If-None-Match"],
} as const;

const FILE = { type: "string", format: "binary" } as const;

/** A form with a file in the field "image". The handler limits and reads it. */
export const FORM_WITH_IMAGE = {
  errors: [413, 415, 422],
  files: {
    "multipart/form-data": {
      schema: {
        type: "object",
        required: ["image"],
        properties: { image: FILE },
      },
    },
  },
  isRaw: true,
} as const;

/** A file of one of these types is the whole body. The handler streams it. */
export const fileOf = (types: readonly string[]) =>
  ({
    errors: [413, 415, 422],
    files: Object.fromEntries(types.map((type) => [type, { schema: FILE }])),
    isRaw: true,
  }) as const;
