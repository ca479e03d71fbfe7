import { CommandError } from "./command-error.ts";
import { EXIT } from "./exit.ts";

const ENTER = /[\r\n]/;
const CTRL_C = "\u0003";
const CTRL_D = "\u0004";
const BACKSPACE = /[\b\u007f]/;

/**
 * Reads one line of standard input. At a terminal, asks the question and does
 * not show what is typed.
 */
export function readSecret(question: string): Promise<string> {
  return process.stdin.isTTY ? askHidden(question) : firstLine();
}

async function firstLine(): Promise<string> {
  const text = await Bun.stdin.text();
  return text.split(/\r?\n/)[0] ?? "";
}

async function askHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // Before the question, so that even a fast typist's input is hidden.
  stdin.setRawMode(true);
  stderr.write(question);
  stdin.setEncoding("utf8");
  stdin.resume();
  try {
    return await typedLine();
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write("\n");
  }
}

function typedLine(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let typed: string[] = [];
  const read = (chunk: string | Buffer) => {
    for (const key of String(chunk)) {
      if (key === CTRL_C || key === CTRL_D)
        reject(new CommandError(EXIT.failed, "Nothing was changed."));
      else if (ENTER.test(key)) resolve(typed.join(""));
      else if (BACKSPACE.test(key)) typed = typed.slice(0, -1);
      else typed.push(key);
    }
  };
  process.stdin.on("data", read);
  return promise.finally(() => process.stdin.off("data", read));
}
