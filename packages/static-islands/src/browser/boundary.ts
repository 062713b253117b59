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
  /** Set by an exception: React gives up an island whose next drawing in the same pass throws too. */
  isStopped: boolean;
}

/**
 * An exception would make React take away an island with all that was typed into it. Here the island
 * begins anew with the same values in its fields. Where that fails again and again, the last HTML
 * stays in the page with its values, a notice of the page is shown, and a press of a button in it
 * begins anew once more.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: 0, seenAt: 0, failures: 0, isStopped: false };
  kept: KeptFields | undefined;
  nodes = [...this.props.island.childNodes];

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failedAt: performance.now(), isStopped: true };
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
    const before = this.kept;
    this.kept = keepFields(this.props.island);
    if (this.kept.focused === document.body) {
      // It was lost when the island stopped.
      this.kept.focused = before?.focused ?? null;
    }
    this.nodes = [...this.props.island.childNodes];
    return null;
  }

  override componentDidMount(): void {
    this.goOn();
  }

  override componentDidUpdate(): void {
    this.goOn();
  }

  goOn(): void {
    const { isStopped, failures } = this.state;
    const isForGood = isStopped && failures > MOST_RESTARTS;
    const notice = this.props.island.previousElementSibling;
    if (notice instanceof HTMLElement && notice.matches("[data-stopped]")) {
      notice.hidden = !isForGood;
    }
    if (isStopped && !isForGood) {
      this.setState({ isStopped: false });
    }
  }

  /** @returns what has the focus in an island that begins anew */
  restore = (): Element | null => {
    const { island } = this.props;
    if (!this.kept) {
      return null;
    }
    restoreFields(island, this.kept);
    return island.contains(document.activeElement) ? document.activeElement : null;
  };

  takeNodes = (): ChildNode[] => this.nodes;

  beginAnew = (event: SyntheticEvent): void => {
    const isPress = event.type === "submit" || (event.target as Element).closest("button");
    if (isPress) {
      event.preventDefault();
      event.stopPropagation();
      this.setState({ isStopped: false, failures: 0 });
    }
  };

  override render(): ReactNode {
    if (this.state.isStopped) {
      return createElement(Stopped, { takeNodes: this.takeNodes, onPress: this.beginAnew });
    }
    const { restore } = this;
    return createElement(Begun, { key: this.state.seenAt, restore }, this.props.children);
  }
}

interface BegunProps {
  restore: () => Element | null;
  children?: ReactNode;
}

/**
 * Restores the fields before anything reads them: refs and effects come later. A component may take
 * the focus when it begins; here somebody was typing.
 */
function Begun({ restore, children }: BegunProps) {
  const focused = useRef<Element | null>(null);
  useInsertionEffect(() => {
    focused.current = restore();
  }, [restore]);
  useEffect(() => {
    if (focused.current instanceof HTMLElement) {
      focused.current.focus({ preventScroll: true });
    }
  }, []);
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
