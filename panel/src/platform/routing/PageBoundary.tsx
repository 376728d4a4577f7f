import { Component, type ReactNode } from 'react';

type PageBoundaryProps = {
  fallback: ReactNode;
  /** Another page is another try. */ page: unknown;
  children: ReactNode;
};
type State = { failed: boolean; page: unknown };

/** Catches the crash of a page and leaves the rest working. Errors are reported by the root (`main.tsx`). */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failed: false, page: this.props.page };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: PageBoundaryProps, state: State): State | null {
    return page === state.page ? null : { failed: false, page };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
