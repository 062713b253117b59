import { Component, type ReactNode } from "react";

interface CatchErrorsProps {
  children: ReactNode;
}

interface Caught {
  message: string | undefined;
}

/** An error while something is shown leaves a sentence and a way on, never a white page. */
export class CatchErrors extends Component<CatchErrorsProps, Caught> {
  override state: Caught = { message: undefined };

  static getDerivedStateFromError(cause: unknown): Caught {
    return { message: cause instanceof Error ? cause.message : String(cause) };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <main className="stopped" role="alert">
        <h1>The page to edit in has stopped</h1>
        <p>
          This is a fault of the page, not yours. What you saved is saved, and what you typed is
          kept in this browser: it is listed once the page is there again.
        </p>
        <p>
          <button type="button" className="main" onClick={() => window.location.reload()}>
            Reload
          </button>
        </p>
        <p className="note">For whoever looks after the site: {message}</p>
      </main>
    );
  }
}
