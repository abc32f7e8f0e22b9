import { demo } from '../../calls/demo.ts';
import { gorusme } from '../../calls/gorusme.ts';
import { webistek } from '../../calls/webistek.ts';
import { eskit } from '../../platform/call/api.ts';
import { alan, anahtarUret, ApiError, basarili, call, cumle, reddedildi } from '../../platform/call/cagri.ts';
import { bildir } from '../../ui/Toast.tsx';

/** Rooms whose records a person takes from the home page, with the words of the success. */
const UCLAR = {
  demo: { uc: demo.demoUstlen, oldu: 'Demoyu üstlendiniz' },
  gorusme: { uc: gorusme.gorusmeUstlen, oldu: 'Görüşmeyi üstlendiniz' },
  webistek: { uc: webistek.webistekUstlen, oldu: 'İsteği incelemeye aldınız' },
} as const;
type Oda = keyof typeof UCLAR;
export const ustlenilir = (oda: string): oda is Oda => Object.hasOwn(UCLAR, oda);

/** Takes an unassigned record. Its code comes with the first press, as the home page needs none of these calls. */
export async function ustlen(oda: Oda, Id: number): Promise<void> {
  const { uc, oldu } = UCLAR[oda];
  try {
    const cevap = await call(uc, { Id }, { idempotencyKey: anahtarUret() });
    if (reddedildi(cevap)) bildir({ baslik: 'Hata', metin: String(alan(cevap, 'msg')), tur: 'error' });
    else if (basarili(cevap)) bildir({ baslik: oldu, tur: 'success' });
    await eskit(uc.degistirir ?? []);
  } catch (hata) {
    bildir({ baslik: 'Hata', metin: hata instanceof ApiError ? hata.message : cumle(-1), tur: 'error' });
  }
}
