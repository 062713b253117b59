import { Form } from "../../interactive";
import { SECTIONS } from "../../words";

export default function Ask() {
  return (
    <>
      <h1>Ask us</h1>
      <p>{SECTIONS[3]?.paragraphs[0]}</p>
      <Form />
    </>
  );
}
