"use client";
import { type FormEvent, useState } from "react";

type Answer =
  | { kind: "none" }
  | { kind: "fault"; words: string }
  | { kind: "thanks"; name: string };

/** A form that looks at what was typed, and thanks. */
export function EnquiryForm({ topics }: { topics: readonly string[] }) {
  const [answer, setAnswer] = useState<Answer>({ kind: "none" });

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get("name")).trim();
    const email = String(fields.get("email")).trim();
    if (name === "" || !email.includes("@")) {
      setAnswer({ kind: "fault", words: "We need your name and an address to write to." });
      return;
    }
    setAnswer({ kind: "thanks", name });
  }

  return (
    <form className="enquiry" onSubmit={onSubmit} noValidate>
      <label>
        Name <input name="name" autoComplete="name" />
      </label>
      <label>
        E-mail <input name="email" type="email" autoComplete="email" />
      </label>
      <label>
        About{" "}
        <select name="topic">
          {topics.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </select>
      </label>
      <label>
        Message <textarea name="message" rows={4} />
      </label>
      <button type="submit">Send</button>
      {answer.kind === "fault" && (
        <p className="fault" role="alert">
          {answer.words}
        </p>
      )}
      {answer.kind === "thanks" && <p role="status">Thank you, {answer.name}.</p>}
    </form>
  );
}
