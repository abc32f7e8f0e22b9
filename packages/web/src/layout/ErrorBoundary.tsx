import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { FullPage } from './FullPage.tsx';

const DAMGA = 'masabasi.sonYenileme';
const PENCERE = 60_000;

/**
 * Loads the page again after a new version has replaced its files, at most once a minute (specification 8). Not without
 * a connection, because that would lose the present page.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  const son = Number(sessionStorage.getItem(DAMGA) ?? 0);
  if (Date.now() - son < PENCERE) return false;
  sessionStorage.setItem(DAMGA, String(Date.now()));
  window.location.reload();
  return true;
}

interface Props {
  readonly children: ReactNode;
  /** True around the whole product, where no layout gives the page its landmark. */
  readonly root?: boolean;
  /** A new value shows the children again. */
  readonly resetKey?: string;
}

interface State {
  readonly hata: Error | null;
  readonly resetKey: string | undefined;
}

/** The error page 'HATA'. An error in a page or a missing file of an old version never leaves a white screen. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hata: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(hata: unknown): Partial<State> {
    return { hata: hata instanceof Error ? hata : new Error(String(hata)) };
  }
  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { hata: null, resetKey };
  }
  override render() {
    if (this.state.hata === null) return this.props.children;
    const sayfa = (
      <FullPage title="HATA" text="Lütfen Sistem Yöneticinizle Görüşün">
        <Button variant="default" onClick={() => window.location.reload()}>
          Sayfayı Yeniden Yükle
        </Button>
        <Button component="a" href="/">
          Ana Sayfaya Dön
        </Button>
      </FullPage>
    );
    return this.props.root ? <main>{sayfa}</main> : sayfa;
  }
}
