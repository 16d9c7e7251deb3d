import { Component, type ErrorInfo, type ReactNode, createContext } from 'react';

export type Caught = {
  readonly error: unknown;
  readonly componentStack: string;
  readonly retry: () => void;
};

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Rendered in place of children that threw. */
  renderCaught: (caught: Caught) => ReactNode;
  /** A new value renders the children again, for example on another page. */
  resetKey?: string;
};

type State = { readonly thrown: Omit<Caught, 'retry'> | undefined };

/** Confines an error to the children that threw it. */
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

/** Creates the report of a crash. Provided by the app, which knows what is secret. */
export const ReportText = createContext<(crash: Crash) => string>(() => 'No error report is available.');
