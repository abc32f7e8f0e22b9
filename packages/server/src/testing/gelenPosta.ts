import { createHash } from 'node:crypto';
import type { GelenPostaTuru } from '@masabasi/core/masa/gelenposta/rules';
import { readConfig } from '../config.ts';
import { postaCoz } from '../masa/gelenposta/hazirla.ts';
import { postayiIsle } from '../masa/gelenposta/kayit.ts';
import { posta } from '../masa/gelenposta/testing.ts';
import { kurulumImzasi } from '../platform/posta/queries.ts';
import type { RoomFace } from '../room.ts';
import type { TestServer } from './product.ts';

export { arsivYap, icIce, metinDosyasi } from '../platform/dosya/testing.ts';
export { masaKur } from '../masa/gorusme/testing.ts';

type Getiren = (
  s: TestServer,
  metin: string,
  /** In ASCII, as in mails. */
  basliklar?: Readonly<Record<string, string>>,
) => Promise<GelenPostaTuru | null>;

/** Takes one mail like the job of the mailbox, without a mailbox. */
export const postaci =
  (odalar: readonly RoomFace[], ortam: Readonly<Record<string, string>> = {}): Getiren =>
  async (s, metin, basliklar = {}) => {
    const ham = Buffer.from(posta(metin, { 'Content-Type': 'text/plain; charset=utf-8', ...basliklar }));
    const okunan = await postaCoz(ham);
    if (okunan === null) throw new Error('the mail cannot be read');
    const biz = { adresler: ['destek@masabasi.com'], kurulum: await kurulumImzasi(s.db) };
    return postayiIsle(
      { db: s.db, config: readConfig(ortam), odalar, biz, simdi: s.saat.simdi },
      { kutu: 'deneme', uid: 1, ozet: createHash('sha256').update(ham).digest(), posta: okunan },
    );
  };
