import { randomUUID } from 'node:crypto';
import type { yazisma as contract } from '@masabasi/core/kisi/yazisma/contract';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/personel/yazisma';
const YOK = 2_000_000_000;
const okuma = { kim: 'oturum', sayfa } as const;
const yazma = { kim: 'oturum', kazancsiz: 'kayit', sayfa } as const;

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  konusmaListesi: okuma,
  yazismaKisileri: okuma,
  konusmaAc: { ...yazma, istek: { KisiId: YOK } },
  grupKaydet: { ...yazma, istek: { Id: 0, Ad: 'Grup', Kisiler: [YOK], Surum: 0 } },
  gruptanAyril: { ...yazma, istek: { Id: YOK } },
  konusmaOku: { ...okuma, istek: { Id: YOK } },
  konusmaOkundu: { ...yazma, istek: { Id: YOK, No: 1 } },
  konusmaSessiz: { ...yazma, istek: { Id: YOK, Sessiz: true } },
  yazismaTercihKaydet: { ...yazma, istek: { OkunduGoster: true } },
  mesajGonder: { ...yazma, istek: { KonusmaId: YOK, Anahtar: 'anahtar-1', Metin: 'Merhaba' } },
  mesajDuzenle: { ...yazma, istek: { Id: YOK, Metin: 'Merhaba', Surum: 1 } },
  mesajGeriAl: { ...yazma, istek: { Id: YOK } },
  mesajGecmisi: { ...okuma, istek: { Id: YOK } },
  mesajTepki: { ...yazma, istek: { Id: YOK, Isaret: 'tamam', Var: true } },
  mesajSabitle: { ...yazma, istek: { Id: YOK, Sabit: true } },
  kisiEngelle: { ...yazma, istek: { KisiId: YOK, Engelli: true } },
  mesajSikayet: { ...yazma, istek: { Id: YOK, Sebep: 'Bana hakaret ediyor.' } },
  mesajAra: { ...okuma, istek: { ara: 'kanarya' } },
  yazismaHalleri: { ...okuma, istek: { KonusmaId: YOK } },
  yazismaImgKaydet: { ...yazma, istek: { MesajId: YOK } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'mesaj',
    'grupKaydet.Id': 'konusma',
    'gruptanAyril.Id': 'konusma',
    'konusmaOku.Id': 'konusma',
    'konusmaOkundu.Id': 'konusma',
    'konusmaSessiz.Id': 'konusma',
    Anilanlar: 'kisi',
    dosyalar: 'dosya',
    Kisiler: 'kisi',
    KisiId: 'kisi',
    KonusmaId: 'konusma',
    MesajId: 'mesaj',
    NesneId: 'gorusme',
    UstId: 'mesaj',
  },
  disarida: {
    'how far one has read, what one says without words and how one wants to be told; on their own screen': [
      'konusma_okuma.kisi_id',
      'mesaj_tepki.kisi_id',
      'yazisma_tercihi.kisi_id',
    ],
    'who put a message on top of its conversation': ['mesaj.sabitleyen_id'],
  },
  async kisiSatirlari({ db, kisiId, digerId, zaman, soz }) {
    const [bir, iki] = kisiId < digerId ? [kisiId, digerId] : [digerId, kisiId];
    const [katildigi, actigi, anildigi] = [soz('Katıldığı grup'), soz('Açtığı grup'), soz('Anıldığı ad')];
    const { rows } = await sql<{ id: number }>`
      insert into konusma (tur, ad, bir_id, iki_id, acan_id, zaman, son_zaman)
      values ('ikili', '', ${bir}, ${iki}, ${kisiId}, ${zaman}, ${zaman}), ('grup', ${katildigi}, null, null, ${digerId}, ${zaman}, ${zaman}),
        ('grup', ${actigi}, null, null, ${kisiId}, ${zaman}, ${zaman})
      returning id`.execute(db);
    await sql`insert into konusma_uye (konusma_id, kisi_id, zaman)
      select k, p, ${zaman}::timestamptz from unnest(${rows.map((r) => r.id)}::int[]) k, unnest(${[bir, iki]}::int[]) p`.execute(
      db,
    );
    const yazdigi = soz('Yazdığı mesaj');
    const { rows: mesajlar } = await sql<{ id: number }>`
      insert into mesaj (konusma_id, no, yazan_id, anahtar, metin, zaman)
      values (${rows[0]!.id}, 1, ${kisiId}, ${`anahtar-${kisiId}`}, ${yazdigi}, ${zaman}),
        (${rows[0]!.id}, 2, ${digerId}, ${`anahtar-${kisiId}-2`}, 'Anıldı', ${zaman})
      returning id`.execute(db);
    await sql`insert into mesaj_anma (mesaj_id, kisi_id, ad) values (${mesajlar[1]!.id}, ${kisiId}, ${anildigi})`.execute(
      db,
    );
    return { mesaj: [yazdigi], mesaj_anma: [anildigi], konusma_uye: [katildigi], konusma: [actigi] };
  },
  anlam: {
    'konusma.tur': 'grup',
    'konusma.ad': 'Grup',
    'konusma.bir_id': null,
    'konusma.iki_id': null,
    'konusma.departman_id': null,
    'konusma.nesne': null,
    'konusma.nesne_id': null,
    'mesaj.anahtar': () => randomUUID(),
    'mesaj.ust_id': null,
    'mesaj.geri_alindi': null,
    'mesaj.sabit': null,
    'mesaj.sabitleyen_id': null,
    'mesaj_tepki.isaret': 'tamam',
  },
};
