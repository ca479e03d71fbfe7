type OperationOptions = {
  /** Error statuses of this route, besides those of all routes of its kind. */
  errors?: readonly number[];
  /** Request headers that the route reads. */
  headers?: readonly string[];
};

/** The response of every error. */
export const REFUSED = { $ref: "#/components/responses/Problem" };

/** Describes a route for the OpenAPI document, besides its schemas. */
export function operation(
  summary: string,
  { errors = [], headers = [] }: OperationOptions = {},
) {
  return {
    summary,
    parameters: headers.map((name) => ({
      name,
      in: "header",
      required: false,
      schema: { type: "string" as const },
    })),
    responses: Object.fromEntries(errors.map((status) => [status, REFUSED])),
  };
}

/** For a PUT that is refused (412) if the row has changed in the meantime. */
export const IF_MATCH: OperationOptions = {
  errors: [412],
  headers: ["If-Match"],
};

/** For a PUT that can also be limited to creating the row. */
export const IF_MATCH_OR_NEW: OperationOptions = {
  errors: [412],
  headers: ["If-Match", "If-None-Match"],
};

/** Describes the body of a form with a file in one field. */
export function formWithFile(field: string) {
  const file = { type: "string" as const, format: "binary" };
  const schema = {
    type: "object" as const,
    required: [field],
    properties: { [field]: file },
  };
  return { required: true, content: { "multipart/form-data": { schema } } };
}
