import { errorKey } from "#shared/messages/error-key.ts";
import { MAX_UPLOAD_BYTES } from "#shared/images/schema.ts";
import { readBytes } from "#server/http/bodies.ts";
import { invalidField, Problem } from "#server/http/problem.ts";

/** The bytes that a form adds around its one file. */
const FORM_BYTES = 64 * 1024;

/**
 * Returns the bytes of the form's "image" file. Stops reading a body that is
 * too large. Throws "unsupported_type", "too_large" or "invalid".
 */
export async function readUpload(request: Request): Promise<Uint8Array> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Problem("unsupported_type", {
      message: errorKey("pictureForm"),
    });
  const bytes = await readBody(request);
  const image = (await readForm(bytes, type)).get("image");
  if (!(image instanceof Blob))
    throw invalidField("image", errorKey("pictureMissing"));
  if (image.size > MAX_UPLOAD_BYTES) throw tooLarge();
  return image.bytes();
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string) {
  try {
    const form = new Response(bytes, { headers: { "content-type": type } });
    return await form.formData();
  } catch {
    throw incomplete();
  }
}

async function readBody(request: Request) {
  try {
    return await readBytes(request, MAX_UPLOAD_BYTES + FORM_BYTES);
  } catch (error) {
    throw error instanceof Problem ? tooLarge() : incomplete();
  }
}

function tooLarge(): Problem {
  return new Problem("too_large", {
    message: errorKey("pictureTooLarge"),
  });
}

function incomplete(): Problem {
  return invalidField("image", errorKey("pictureIncomplete"));
}
