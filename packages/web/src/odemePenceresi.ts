import { anahtarUret } from './cagri.ts';

/** The window in which a customer pays beside the panel: ours as far as the bank's page, and nobody's from there on. */

export interface OdemePenceresi {
  /** Sends the window on to the bank; false: the person has closed it meanwhile. */
  git(action: string): boolean;
  kapat(): void;
}

const OLCU = 'popup,width=560,height=780';

/** By a form, as what leads to a bank is no address to be followed. @param hedef the window's name; undefined: this one */
function gonder(action: string, hedef?: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  if (hedef !== undefined) form.target = hedef;
  form.hidden = true;
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Opens it, within the click that asks for it; later a browser takes it for an advertisement. Null: it was blocked. */
export function pencereAc(): OdemePenceresi | null {
  const ad = `masabasi-odeme-${anahtarUret()}`;
  const pencere = window.open('', ad, OLCU);
  if (pencere === null) return null;
  pencere.document.title = 'Ödeme';
  pencere.document.body.textContent = 'Bankanın sayfası açılıyor…';
  return {
    git(action) {
      if (pencere.closed) return false;
      gonder(action, ad);
      return true;
    },
    kapat: () => pencere.close(),
  };
}

/** The same where there is no other window: this one goes. */
export const buSekmedeGit = (action: string): void => gonder(action);
