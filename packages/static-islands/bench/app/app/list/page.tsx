import { List } from "../../interactive";
import { SECTIONS } from "../../words";

export default function Crops() {
  return (
    <>
      <h1>Crops</h1>
      <p>{SECTIONS[1]?.paragraphs[0]}</p>
      <List />
    </>
  );
}
