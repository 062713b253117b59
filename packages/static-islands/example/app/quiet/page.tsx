import Link from "next/link";

export default function Quiet() {
  return (
    <>
      <h1>Quiet</h1>
      <p>
        No island here. <Link href="/numbers#numbers">Numbers</Link>
      </p>
    </>
  );
}
