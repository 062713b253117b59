/** Heights in rem. */
export interface Heights {
  phone: number;
  wide: number;
}

interface ScaledHeightProps {
  /** Share of the figure's height. */
  share: number;
  heights: Heights;
}

/** Gives a part of a figure a height to scale, as a minimum for larger text. */
export function ScaledHeight({ share, heights }: ScaledHeightProps) {
  const { phone, wide } = heights;
  return (
    <>
      <svg aria-hidden="true" width="0" height={`${share * phone}rem`} className="lg:hidden" />
      <svg aria-hidden="true" width="0" height={`${share * wide}rem`} className="max-lg:hidden" />
    </>
  );
}
