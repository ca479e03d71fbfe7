import { Component, type ReactNode } from "react";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "./Button.tsx";
import { failure, floating } from "./ErrorBoundary.css.ts";

type ErrorBoundaryProps = {
  /** Whether the part has no place in the flow of the page, as a dialog. */
  isFloating?: boolean;
  /** Another value renders a failed part again. */
  retryOn?: unknown;
  children: ReactNode;
};
type ErrorBoundaryState = { isFailed: boolean; retries: number };

/**
 * Shows a way to continue where a part of the page could not be rendered, for
 * example because an extension of the browser changed the page. What was typed
 * is kept in stores outside of React, so the part shows it again.
 */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = { isFailed: false, retries: 0 };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { isFailed: true };
  }

  override componentDidUpdate({ retryOn }: ErrorBoundaryProps): void {
    if (this.state.isFailed && retryOn !== this.props.retryOn)
      this.setState({ isFailed: false });
  }

  /** Renders the part again; if that has failed before, loads the page again. */
  loadAgain = (): void => {
    const { retries } = this.state;
    if (retries > 0) location.reload();
    else this.setState({ isFailed: false, retries: retries + 1 });
  };

  override render(): ReactNode {
    if (!this.state.isFailed) return this.props.children;
    return (
      <Failure
        className={this.props.isFloating ? floating : failure}
        onLoadAgain={this.loadAgain}
      />
    );
  }
}

type FailureProps = { className: string; onLoadAgain: () => void };

function Failure({ className, onLoadAgain }: FailureProps) {
  const { partFailed, loadAgain } = useMessages("first");
  return (
    <div className={className} role="alert">
      <p>{partFailed}</p>
      <Button kind="line" onClick={onLoadAgain}>
        {loadAgain}
      </Button>
    </div>
  );
}
