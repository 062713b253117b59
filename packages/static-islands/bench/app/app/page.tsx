import { HEADING, SECTIONS } from "../words";

export default function Notes() {
  return (
    <>
      <h1>{HEADING}</h1>
      {SECTIONS.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </>
  );
}
