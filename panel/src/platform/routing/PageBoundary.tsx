import { Component, type ReactNode } from 'react';
import { isNotLoaded } from '#loading/import-again.ts';
import { forgetFailedTexts } from '#texts/texts.ts';

type PageBoundaryProps = {
  fallback: ReactNode;
  /** For a page of which a file was lost on the way: it only needs another try. */
  unreached?: ((onRetry: () => void) => ReactNode) | undefined;
  /** Another page is another try. */
  page: unknown;
  children: ReactNode;
};
type State = { failed: boolean; error?: unknown; page: unknown };

/** Catches the crash of a page and leaves the rest working. Errors are reported by the root (`main.tsx`). */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failed: false, page: this.props.page };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ page }: PageBoundaryProps, state: State): State | null {
    return page === state.page ? null : { failed: false, page };
  }

  readonly retry = () => {
    forgetFailedTexts();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { children, fallback, unreached } = this.props;
    const { error, failed } = this.state;
    if (!failed) return children;
    return unreached && isNotLoaded(error) ? unreached(this.retry) : fallback;
  }
}
