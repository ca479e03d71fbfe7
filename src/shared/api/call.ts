import type * as z from "zod/mini";

/**
 * Loads a schema. The first view has no code of schemas: the browser loads it
 * with the first call.
 */
type SchemaSource = () => Promise<z.ZodMiniType>;

/**
 * A call of the API, as one row. The server's route, the browser's client, the
 * API's document and the tests follow from it. Rows are plain objects, so that
 * a bundle has only those that it uses.
 */
export type Call = {
  /** The id of the operation in the API's document; the name of the row. */
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With the names of its parameters, as in "/api/cart/:id". */
  path: string;
  /** The line about it in the API's document. */
  summary: string;
  /** Error statuses of this call, besides those of all calls of its kind. */
  errors?: readonly number[];
  /** Request headers that the route reads; If-Match adds the status 412. */
  headers?: readonly string[];
  /** Only where `:id` is not the id of a row, or a name has a form. */
  params?: SchemaSource;
  query?: SchemaSource;
  body?: SchemaSource;
  /** Media types of a body that the route reads itself; none: of any type. */
  takes?: readonly string[];
  /** Absent if the reply is not JSON. */
  reply?: SchemaSource;
  /** The media type of a reply that is not JSON. */
  gives?: "text/html" | "text/csv" | "text/calendar" | "image/png";
  /** The status of success; 200 if absent. */
  status?: 201;
};

/** The schema that a source of a call loads; undefined without one. */
type Loaded<Source> = Source extends () => Promise<
  infer Schema extends z.ZodMiniType
>
  ? Schema
  : undefined;
type Output<Schema> = Schema extends z.ZodMiniType
  ? z.output<Schema>
  : undefined;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;
type Field<
  Row extends Partial<Call>,
  Name extends "params" | "query" | "body" | "reply",
> = Row extends {
  [Key in Name]: infer Source;
}
  ? Loaded<Source>
  : undefined;

/** The body as a client sends it, and as the route receives it. */
export type SentBody<Row extends Call> = Input<Field<Row, "body">>;
export type BodyOf<Row extends Call> = Output<Field<Row, "body">>;
export type ReplyOf<Row extends Call> = Output<Field<Row, "reply">>;
export type QueryOf<Row extends Call> = Output<Field<Row, "query">>;
/** The parameters of the path as the route receives them: ids are numbers. */
export type ReadParams<Row extends Pick<Call, "path" | "params">> =
  Row extends { params: SchemaSource }
    ? Output<Field<Row, "params">>
    : { [Name in Names<Row["path"]>]: Name extends "id" ? number : string };

type Names<Path extends string> =
  Path extends `${string}/:${infer Name}/${infer Rest}`
    ? Name | Names<`/${Rest}`>
    : Path extends `${string}/:${infer Name}`
      ? Name
      : never;

/** The parameters in the path of a call as a client sends them. */
export type ParamsOf<Row extends Pick<Call, "path">, Value = string> = Record<
  Names<Row["path"]>,
  Value
>;

/** Returns the path of a call with these parameters. */
export const pathOf = <Row extends Pick<Call, "path">>(
  { path }: Row,
  params: ParamsOf<Row, string | number>,
): string => fillPath(path, params);

/** Puts parameters into a path that has their names. */
export const fillPath = (
  path: string,
  params: Record<string, string | number>,
): string =>
  path.replaceAll(
    /\/:(\w+)/g,
    (_, name) => `/${encodeURIComponent(params[name] ?? "")}`,
  );
