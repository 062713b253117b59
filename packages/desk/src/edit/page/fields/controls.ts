import type { FunctionComponent } from "react";
import type { FieldKind } from "../../api";
import { ChoiceControl } from "./choice-control";
import type { ControlProps } from "./control";
import { DayControl } from "./day-control";
import { NumberControl } from "./number-control";
import { PictureControl } from "./picture-control";
import { TextControl } from "./text-control";

/** The control of each kind of value that is saved by a button. */
export const CONTROLS: Partial<Record<FieldKind, FunctionComponent<ControlProps>>> = {
  text: TextControl,
  markdown: TextControl,
  number: NumberControl,
  day: DayControl,
  choice: ChoiceControl,
  picture: PictureControl,
};
