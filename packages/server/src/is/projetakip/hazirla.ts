import { dosyaOkuyan } from '../../platform/worker/isci.ts';
import type { OkunanGorevler } from './inceleme.ts';

const oku = dosyaOkuyan<OkunanGorevler>(
  new URL('./inceleme.ts', import.meta.url),
  'Dosya bu sürede okunamadı; çok büyük ya da bozuk.',
);

/** The tasks of a Microsoft Project file, read in a thread of its own. */
export async function mspCoz(dosya: string): Promise<OkunanGorevler> {
  const okunan = await oku(dosya);
  return typeof okunan === 'string' ? { hata: okunan } : okunan;
}
