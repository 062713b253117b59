import { useEffect, useState } from "react";
import { EDIT } from "../../api";
import { sendPicture } from "../calls/ask";
import { sentence } from "../state/place";
import { Icon } from "../ui/icon";
import { asText, type ControlProps } from "./control";

function useAddressOf(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** What was chosen just now, or else what is there. */
function Shown({ address, name }: { address: string | undefined; name: string }) {
  const [missing, setMissing] = useState("");
  if (address) return <img src={address} alt="What you chose" />;
  if (name === "" || missing === name) return <Icon name="picture" />;
  return (
    <img
      src={`${EDIT}pictures/${encodeURIComponent(name)}`}
      alt="As it is now"
      onError={() => setMissing(name)}
    />
  );
}

/** A picture, dropped or chosen. It is handed over at once; its name is saved with the field. */
export function PictureControl({ editing, id, describedBy, isWrong }: ControlProps) {
  const [file, setFile] = useState<File>();
  const [says, setSays] = useState("");
  const [wrong, setWrong] = useState("");
  const [isOver, setOver] = useState(false);
  const address = useAddressOf(file);
  const name = asText(editing.value);

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setWrong("");
    setFile(chosen);
    setSays("Taking the picture over…");
    const answer = await sendPicture(chosen);
    if (!answer.ok) {
      setFile(undefined);
      setSays("");
      setWrong(sentence(answer.error.message));
      return;
    }
    const { file: taken, width, height } = answer.result;
    setSays(`${width} by ${height} pixels.`);
    editing.type(taken);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button below does the same.
    <div
      className={isOver ? "picture over" : "picture"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <Shown address={address} name={name} />
      <span>{name === "" ? "No picture yet. Drop one here, or:" : name}</span>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={describedBy}
        aria-invalid={isWrong || wrong !== ""}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <p role="status">{says}</p>
      {wrong !== "" && (
        <p className="message error" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
