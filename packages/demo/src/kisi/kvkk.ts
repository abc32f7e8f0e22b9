import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { KADRO, adres } from '../plan/kadro.ts';
import { kadroIdleri } from '../player/durum.ts';

/** Everybody has read the first notice except `deneme`, so that this account shows the notice. */
async function yaz({ db, simdi }: OrnekOrtami): Promise<void> {
  const idler = await kadroIdleri(db);
  const okuyanlar = KADRO.filter((k) => k.kullanici !== 'deneme');
  await db
    .insertInto('aydinlatma_goruldu')
    .values(okuyanlar.map((k) => ({ kisi_id: idler.get(k.no)!, surum: 1, zaman: simdi, ip: adres(k) })))
    .execute();
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'kvkk', sonra: ['personel'], yaz }];
