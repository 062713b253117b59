export default function Quiet() {
  return (
    <>
      <h1>Quiet</h1>
      <p>
        No island here. <a href="/numbers#numbers">Numbers</a>
      </p>
    </>
  );
}
