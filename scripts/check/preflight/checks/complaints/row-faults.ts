import { COLUMNS } from "./columns";
import type { Fault } from "./fault";
import type { Row, Table } from "./read-tables";

/** What stands in place of an average where nothing was resolved. */
const NO_AVERAGE = /^(0+(\.0+)?|-|–|—|na|n\/a|nil)?$/i;

function faultOfCell(cell: string, number: number, row: Row, heading: string): Fault | undefined {
  if (Number.isInteger(number) && number >= 0) return undefined;
  const at = `${row.name}, "${heading}"`;
  if (number < 0) return [`${at}: ${cell} is less than 0, and no number of complaints is`, row];
  if (cell === "") return [`${at}: the cell is empty; write the number, 0 for none`, row];
  return [`${at}: "${cell}" stands where a whole number must (0 for none)`, row];
}

/** The numbers of a line by themselves. */
function faultsOfNumbers(row: Row, kind: Table["kind"]): Fault[] {
  const { name, cells, numbers } = row;
  const [before = 0, received = 0, resolved = 0, pending = 0, old = 0] = numbers;
  const there = before + received;
  const sum = `${before} from before and ${received} received`;
  const faults: Fault[] = [];
  if (resolved > there) {
    faults.push([`${name}: ${resolved} resolved, but there were only ${there} (${sum})`, row]);
  } else if (pending !== there - resolved) {
    const due = `${sum}, less ${resolved} resolved, are ${there - resolved}`;
    faults.push([`${name}: pending is ${pending}, but ${due}`, row]);
  }
  if (kind !== "by-source") return faults;
  const average = cells[7] ?? "";
  if (old > pending) {
    faults.push([
      `${name}: ${old} pending for more than 3 months, but only ${pending} pending`,
      row,
    ]);
  }
  if (resolved === 0 && !NO_AVERAGE.test(average)) {
    faults.push([`${name}: an average time of ${average} days, but nothing was resolved`, row]);
  }
  if (resolved > 0 && !(Number(numbers[5]) >= 0)) {
    faults.push([
      `${name}: ${resolved} resolved, but "${average}" as their average time in days`,
      row,
    ]);
  }
  return faults;
}

/** What is wrong within a line: its cells, its numbers. */
export function faultsOfRow(row: Row, { kind, headings }: Table): Fault[] {
  // It says in words that nothing is entered; which month that is, is another check's matter.
  if (row.isBlank) return [];
  const columns = COLUMNS[kind].length;
  if (row.cells.length !== columns) {
    return [[`${row.name}: ${row.cells.length} cells in a table of ${columns} columns`, row]];
  }
  const counts = kind === "by-source" ? row.numbers.slice(0, 5) : row.numbers;
  const wrong = counts.flatMap((number, index) => {
    const fault = faultOfCell(row.cells[index + 2] ?? "", number, row, headings[index + 2] ?? "");
    return fault ? [fault] : [];
  });
  return wrong.length > 0 ? wrong : faultsOfNumbers(row, kind);
}
