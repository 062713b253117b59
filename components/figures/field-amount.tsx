interface FieldAmountProps {
  label: string;
  amount: string;
  isLoss?: boolean;
}

/** Label and amount of a field above or below the line; losses are larger. */
export function FieldAmount({ label, amount, isLoss }: FieldAmountProps) {
  return (
    <>
      <p className="text-small/[1.25] font-semibold lg:text-base">{label}</p>
      <p className={isLoss ? "loud hero-loss" : "mid lg:text-[2.5rem]"}>{amount}</p>
    </>
  );
}
