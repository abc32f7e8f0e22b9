import type { odeme as contract } from '@masabasi/core/odeme/contract';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

const sayfa = '/mali/efatura';
const YOK = 2_000_000_000;

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  prepare: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { FaturaId: YOK } },
  result: { kim: 'herkes', istek: { ref: 'A'.repeat(43) } },
  odemeler: { kim: 'yetki 1010', sayfa, istek: { FaturaId: YOK } },
  odemeBaglantiVer: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { FaturaId: YOK } },
  odemeBaglantiKapat: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { FaturaId: YOK } },
  print_odeme: { kim: 'yetki 1010', sayfa, istek: { Id: YOK } },
  odemeSinamasi: { kim: 'yetki 1107', sayfa: '/yonetim/sistem' },
  odemeGeriAl: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Tutar: 100 } },
};

/** An invoice that was cut, to be paid: of this sum, for a customer of this product. */
export async function kesilenFatura(
  db: Db,
  o: { readonly musteriId: number; readonly kisiId: number; readonly no: number; readonly tutar: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, brut, matrah, odenecek, durum, no, xml, xml_ozet,
      kesme_zamani, kesen_id, acan_id, acilis_zamani)
    values ('earsiv', ${o.musteriId}, 2, 'EARSIVFATURA', 'SATIS', '2026-11-10', ${o.tutar}, ${o.tutar}, ${o.tutar}, 'kesildi',
      'MSA2026' || lpad(${String(o.no)}, 9, '0'), '<a/>', sha256('x'), '2026-11-10T09:00:00Z', ${o.kisiId}, ${o.kisiId},
      '2026-11-10T09:00:00Z') returning id`.execute(db);
  return rows[0]!.id;
}

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  idler: { FaturaId: 'fatura', Id: 'odeme_deneme' },
  disarida: {
    'about the money of the company; the audit says that it was done': [
      'odeme_deneme.acan_id',
      'odeme_baglanti.acan_id',
      'odeme_olay.kisi_id',
    ],
  },
};
