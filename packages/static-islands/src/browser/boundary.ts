import {
  Component,
  createElement,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useInsertionEffect,
  useRef,
} from "react";
import { type KeptFields, keepFields, readFields, restoreFields } from "./kept-fields.ts";

/** An exception this soon after the one before has the same cause. */
const SOON_MS = 5_000;

/** Restarts in a row; then the island is left as it is. */
const MOST_RESTARTS = 2;

interface BoundaryProps {
  island: HTMLElement;
  children?: ReactNode;
}

interface BoundaryState {
  /** When the last exception was caught, and the one before; 0 for none. */
  failedAt: number;
  seenAt: number;
  /** Exceptions in a row. */
  failures: number;
}

/**
 * An exception would make React take away an island with all that was typed into it. Here the island
 * begins anew with the same values in its fields. Where that fails again and again, the last HTML
 * stays in the page with its values, a notice of the page is shown, and a press of a button in it
 * begins anew once more.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: 0, seenAt: 0, failures: 0 };
  /** At first what was typed before hydration, which React gives up where others changed the HTML. */
  kept: KeptFields = keepFields(this.props.island);
  nodes: ChildNode[] = [];

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failedAt: performance.now() };
  }

  static getDerivedStateFromProps(_: BoundaryProps, state: BoundaryState) {
    const { failedAt, seenAt, failures } = state;
    if (failedAt === seenAt) {
      return null;
    }
    const isSoon = seenAt > 0 && failedAt - seenAt < SOON_MS;
    return { seenAt: failedAt, failures: isSoon ? failures + 1 : 1 };
  }

  // React calls it just before it changes the page.
  override getSnapshotBeforeUpdate(): null {
    this.kept = keepFields(this.props.island);
    this.nodes = [...this.props.island.childNodes];
    return null;
  }

  override componentDidUpdate(): void {
    const notice = this.props.island.previousElementSibling;
    if (notice instanceof HTMLElement && notice.matches("[data-stopped]")) {
      notice.hidden = !this.isStopped();
    }
  }

  isStopped(): boolean {
    return this.state.failures > MOST_RESTARTS;
  }

  restore = (): void => restoreFields(this.props.island, this.kept);

  takeNodes = (): ChildNode[] => this.nodes;

  beginAnew = (event: SyntheticEvent): void => {
    const isPress = event.type === "submit" || (event.target as Element).closest("button");
    if (isPress) {
      event.preventDefault();
      event.stopPropagation();
      this.setState({ failedAt: performance.now(), seenAt: 0 });
    }
  };

  override render(): ReactNode {
    // Where React hydrates in vain, it throws the page's fields away later than this.
    this.kept.focused = document.activeElement;
    if (this.isStopped()) {
      return createElement(Stopped, { takeNodes: this.takeNodes, onPress: this.beginAnew });
    }
    const { restore } = this;
    return createElement(Begun, { key: this.state.seenAt, restore }, this.props.children);
  }
}

interface BegunProps {
  restore: () => void;
  children?: ReactNode;
}

/** Restores the fields before anything reads them: refs and effects come later. */
function Begun({ restore, children }: BegunProps) {
  useInsertionEffect(restore, [restore]);
  return children;
}

interface StoppedProps {
  takeNodes: () => ChildNode[];
  onPress: (event: SyntheticEvent) => void;
}

/** The island's last HTML, of which React knows nothing any more. */
function Stopped({ takeNodes, onPress }: StoppedProps) {
  const rewrite = useRef(() => {});
  const fill = useCallback(
    (box: HTMLDivElement | null) => {
      if (box) {
        box.append(...takeNodes());
        rewrite.current = readFields(box);
      }
    },
    [takeNodes],
  );
  // The component's own effects may have emptied its fields when they ended.
  useEffect(() => rewrite.current(), []);
  return createElement("div", {
    ref: fill,
    style: { display: "contents" },
    onClickCapture: onPress,
    onSubmitCapture: onPress,
  });
}
