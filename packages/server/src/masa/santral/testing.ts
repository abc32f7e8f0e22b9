import type { santral as contract } from '@masabasi/core/masa/santral/contract';
import { sql } from 'kysely';
import { imza } from '../../platform/http/signed.ts';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/islemler/musterigorusme/list';
const YOK = 2_000_000_000;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  santralOlay: {
    kim: 'imza',
    kazancsiz: 'kayit',
    istek: { Cagri: '1', Olay: 'caliyor', Telefon: '05321112233', Zaman: '2026-11-23T09:00:00Z' },
  },
  getCalanlar: { kim: 'oturum', sayfa },
  getCagriList: { kim: 'oturum', sayfa },
  cagriKapat: { kim: 'oturum', kazancsiz: 'kendi', sayfa, istek: { Id: YOK } },
  cagriArandi: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  cagriDene: { kim: 'oturum', kazancsiz: 'kendi', sayfa },
  getDahililer: { kim: 'yetki 1107', sayfa },
  dahiliKaydet: {
    kim: 'yetkiyle KisiId 1107',
    kazancsiz: 'kural',
    sayfa,
    istek: { Eski: null, Dahili: '101' },
  },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'cagri' },
  anlam: {
    'dahili.dahili': '7070',
    'cagri.geri_arama': '2025-03-04T07:00:00Z',
    'cagri.donus': '2025-03-04T07:00:00Z',
  },
  kisiSatirlari: async ({ db, kisiId, zaman, soz }) => {
    const [acan, arayan, donecek, calan] = ['05320000001', '05320000002', '05320000003', '05320000004'] as const;
    await sql`insert into dahili (kisi_id, dahili) values (${kisiId}, '7071')`.execute(db);
    await sql`
      insert into cagri (anahtar, telefon, baslama, acilma, acan_id, geri_arama, arayan_id, donus, donecek_id) values
        (${soz('açan')}, ${acan}, ${zaman}, ${zaman}, ${kisiId}, null, null, null, null),
        (${soz('arayan')}, ${arayan}, ${zaman}, null, null, ${zaman}, ${kisiId}, null, null),
        (${soz('dönecek')}, ${donecek}, ${zaman}, null, null, null, null, ${zaman}, ${kisiId}),
        (${soz('çalan')}, ${calan}, ${zaman}, null, null, null, null, null, null)`.execute(db);
    await sql`insert into cagri_kisi (cagri_id, kisi_id) select id, ${kisiId} from cagri where telefon = ${calan}`.execute(
      db,
    );
    return { dahili: ['7071'], cagri: [acan, arayan, donecek], cagri_kisi: [calan] };
  },
};

/** A secret that a test shares with the server. */
export const DENEME_ANAHTARI = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

/** The headers of a request that an exchange signs with this secret. */
export function imzala(govde: string, simdi: Date, anahtar = DENEME_ANAHTARI, id = 'olay-1') {
  const zaman = String(Math.floor(simdi.getTime() / 1000));
  const bayt = Buffer.from(anahtar.replace('whsec_', ''), 'base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': zaman,
    'webhook-signature': imza(bayt, id, zaman, govde),
  };
}
