import { Component, type ReactNode } from 'react';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';

interface Props {
  /** A part of another's page disappears in place of showing its trouble. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** Keeps the trouble of one plugin to its own page or block. */
export class PluginBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    // whoever listens for errors of the window (the error report) hears of it
    globalThis.reportError(error);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    if (this.props.quiet) return null;
    return (
      <div className="card">
        <ErrorState error={this.state.error} onRetry={() => this.setState({ error: null })} />
      </div>
    );
  }
}
