import { anahtarUret } from '../../platform/call/cagri.ts';

/** The window in which a customer pays beside the panel. It is ours until the bank's page loads. */

export interface OdemePenceresi {
  /** Sends the window to the bank. False: the person has closed it. */
  git(action: string): boolean;
  kapat(): void;
}

const OLCU = 'popup,width=560,height=780';

/**
 * Submits a form, because the bank's page takes a POST and no plain address.
 * @param hedef name of the window; undefined for this window
 */
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

/**
 * Opens the window. It must run within the click, because later the browser blocks it as a pop-up. Null: it was
 * blocked.
 */
export function pencereAc(): OdemePenceresi | null {
  const ad = `masabasi-odeme-${anahtarUret()}`;
  const pencere = window.open('', ad, OLCU);
  if (pencere === null) return null;
  pencere.document.title = 'Ödeme';
  pencere.document.body.textContent = 'Bankanın sayfası açılıyor...';
  return {
    git(action) {
      if (pencere.closed) return false;
      gonder(action, ad);
      return true;
    },
    kapat: () => pencere.close(),
  };
}

/** Without another window this tab goes to the bank. */
export const buSekmedeGit = (action: string): void => gonder(action);
