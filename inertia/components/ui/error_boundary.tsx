import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown instead of content that fails to render; `retry` renders the content again. */
  fallback: (retry: () => void) => ReactNode
  /** Another value renders the content again, as for the next page. */
  resetKey?: string
  children: ReactNode
}

interface State {
  failed: boolean
}

/** Confines a rendering error to this part of the page; without it React removes the whole page. */
export class ErrorBoundary extends Component<Props, State> {
  state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  componentDidUpdate({ resetKey }: Props) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.#retry()
  }

  render() {
    return this.state.failed ? this.props.fallback(this.#retry) : this.props.children
  }

  #retry = () => this.setState({ failed: false })
}
