import { Component, type ErrorInfo, type ReactNode, createContext } from 'react';

export type Caught = {
  /** What was thrown: anything. */
  readonly error: unknown;
  /** Where in the tree. */
  readonly componentStack: string;
  /** Draws what threw once more. */
  readonly retry: () => void;
};

type ErrorBoundaryProps = {
  children: ReactNode;
  /** What stands in the place of what threw. */
  renderCaught: (caught: Caught) => ReactNode;
  /** Another value draws the children again: another page is not to blame for what the last one did. */
  resetKey?: string;
};

type State = { readonly thrown: Omit<Caught, 'retry'> | undefined };

/** Keeps an error of what is inside from taking along what is around. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { thrown: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error, componentStack: '' } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ thrown: { error, componentStack: componentStack ?? '' } });
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (this.state.thrown && resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ thrown: undefined });

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? this.props.renderCaught({ ...thrown, retry: this.retry }) : this.props.children;
  }
}

type Crash = Pick<Caught, 'error' | 'componentStack'>;

/** What a person may send on about a crash. Whoever knows what is secret provides it; alone it says nothing of it. */
export const ReportText = createContext<(crash: Crash) => string>(() => 'Something was thrown here.');
