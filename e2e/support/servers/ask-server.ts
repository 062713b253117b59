import { type IncomingHttpHeaders, request } from "node:http";

export interface Answered {
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
}

/** What a server of this machine is asked; `host` and `origin` as given, which fetch would set itself. */
interface Asked {
  port: number;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Asks a server, with an empty object as the body of a POST. */
export function askServer({ method, ...asked }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: "127.0.0.1", method, ...asked }, (res) => {
      let text = "";
      res.on("data", (chunk) => {
        text += chunk;
      });
      res.on("end", () => resolve({ status: res.statusCode ?? 0, text, headers: res.headers }));
    });
    asking.on("error", reject);
    asking.end(method === "POST" ? "{}" : undefined);
  });
}
