import {
  type Answer,
  API,
  type CallName,
  type Calls,
  EDIT,
  type PictureAnswer,
  type Refusal,
  TOKEN_HEADER,
} from "../../api";
import { connection } from "../state/connection";

/** Why a call has no result: the server said so, or does not answer. */
export type Failure = Refusal | { kind: "gone"; message: string };

export type Outcome<Result> = { ok: true; result: Result } | { ok: false; error: Failure };

const GONE: Failure = {
  kind: "gone",
  message: "The edit server does not answer. What you typed is kept; we try again by ourselves.",
};

function tokenIn(page: Document): string {
  return page.querySelector<HTMLMetaElement>("meta[name=edit-token]")?.content ?? "";
}

let token = "";

/** A server that was started anew may have another token; the browser's cookie still counts. */
async function freshToken(): Promise<string> {
  const page = await (await fetch(EDIT)).text();
  return tokenIn(new DOMParser().parseFromString(page, "text/html"));
}

async function post<Result>(path: string, body: BodyInit, type: string): Promise<Answer<Result>> {
  token ||= tokenIn(document);
  const headers = { [TOKEN_HEADER]: token, "content-type": type };
  const response = await fetch(API + path, { method: "POST", headers, body });
  return (await response.json()) as Answer<Result>;
}

async function postTwice<Result>(path: string, body: BodyInit, type: string) {
  const first = await post<Result>(path, body, type);
  if (first.ok || first.error.kind !== "stranger") return first;
  token = (await freshToken()) || token;
  return post<Result>(path, body, type);
}

/**
 * Notes that the server has answered. One that is gone is found back by the question for its state
 * alone, which is asked every two seconds: what is handed over then may fail by itself, and would
 * else be handed over again and again without a pause.
 */
function noteAnswer(path: string, isOver: boolean): void {
  if (isOver) connection.set("over");
  else if (path === "state" || connection.get() !== "gone") connection.set("here");
}

async function outcomeOf<Result>(
  path: string,
  body: BodyInit,
  type: string,
): Promise<Outcome<Result>> {
  try {
    const answer = await postTwice<Result>(path, body, type);
    noteAnswer(path, !answer.ok && answer.error.kind === "stranger");
    return answer;
  } catch {
    connection.set("gone");
    return { ok: false, error: GONE };
  }
}

/** Asks the server. Never throws: a server that does not answer is an outcome of kind `gone`. */
export function ask<Name extends CallName>(
  name: Name,
  request: Calls[Name]["ask"],
): Promise<Outcome<Calls[Name]["get"]>> {
  return outcomeOf(name, JSON.stringify(request), "application/json");
}

/** Hands a picture over, which gets a name in `content/pictures`. */
export function sendPicture(file: File): Promise<Outcome<PictureAnswer>> {
  const query = new URLSearchParams({ name: file.name });
  return outcomeOf(`picture?${query}`, file, file.type || "application/octet-stream");
}
