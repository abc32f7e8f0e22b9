import { createHmac } from 'node:crypto';
import type { kod as contract } from '@masabasi/core/is/kod/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/istakibi/isler';
const YOK = 2_000_000_000;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  kodItme: { kim: 'imza', kazancsiz: 'kayit', istek: { ref: 'refs/heads/main', commits: [] } },
  kodListe: { kim: 'oturum', sayfa, istek: { GorevId: YOK } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { GorevId: 'gorev' },
  anlam: { 'kod_islem.sha': 'a'.repeat(40), 'kod_islem.adres': 'https://kod.example/kanarya' },
};

/** A secret that a test shares with the server. */
export const KOD_DENEME_ANAHTARI = 'deneme-kod-anahtari-0123456789';

/** The headers of a call that GitHub signs with this secret. */
export const githubImzasi = (govde: string, anahtar = KOD_DENEME_ANAHTARI) => ({
  'x-github-event': 'push',
  'x-hub-signature-256': `sha256=${createHmac('sha256', anahtar).update(govde).digest('hex')}`,
});
export const giteaImzasi = (govde: string, anahtar = KOD_DENEME_ANAHTARI) => ({
  'x-gitea-event': 'push',
  'x-gitea-signature': createHmac('sha256', anahtar).update(govde).digest('hex'),
});
