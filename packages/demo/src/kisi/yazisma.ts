import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { oncekiIsGunu } from '../plan/isGunu.ts';

/** The demo company's conversations: of a department, of two people, and of a group. All members have read them. */

/** A message: the index of its author among the members, its time, and its text. */
type Yazilan = readonly [yazan: number, saat: string, metin: string];

const DESTEK: readonly Yazilan[] = [
  [1, '09:12', 'Günaydın. e-Reçete servisi bu sabah yavaş; arayan olursa bakanlık tarafında olduğunu söyleyelim.'],
  [2, '09:20', 'Bana iki hastane sordu, ikisine de aynısını söyledim.'],
  [0, '09:31', 'Teşekkürler. Düzelince buraya yazın, arayanlara dönelim.'],
  [3, '11:05', 'Servis düzeldi, iki gönderim denedim, ikisi de geçti.'],
  [0, '11:08', 'Bekleyen görüşmeleri olanlar müşterisini arasın, sonra kapatabiliriz.'],
];
const IKILI: readonly Yazilan[] = [
  [0, '14:02', 'Barkod yazıcısı olmayan hastaneye hangi sürücüyü kurmuştuk?'],
  [1, '14:06', 'Üreticinin sitesindeki 7.4; eskisi etiketi yarım basıyor. Notunu görüşmeye yazdım.'],
  [0, '14:07', 'Buldum, sağ ol.'],
];
const GRUP: readonly Yazilan[] = [
  [0, '15:30', 'Geçiş gecesi için liste hazır. Herkes kendi satırına bakıp "tamam" yazsın.'],
  [1, '15:41', 'Yedek ve sunucu tamam.'],
  [2, '15:52', 'Birim eğitimleri tamam; imza listeleri dosyada.'],
  [0, '16:10', 'O zaman cuma 22.00. Nöbetçiyi ben ayarlıyorum.'],
];

interface Konusma {
  readonly tur: 'departman' | 'ikili' | 'grup';
  readonly ad?: string;
  readonly departmanId?: number;
  readonly kisiler: readonly number[];
  readonly yazilanlar: readonly Yazilan[];
  readonly gun: Gun;
}

async function konusmayiYaz(db: Db, k: Konusma, no: number): Promise<void> {
  const an = (saat: string): Date => new Date(istanbulAni(k.gun, saat));
  const [ilk, iki] = k.kisiler.toSorted((a, b) => a - b);
  const { id } = await db
    .insertInto('konusma')
    .values({
      tur: k.tur,
      ad: k.ad ?? '',
      bir_id: k.tur === 'ikili' ? ilk! : null,
      iki_id: k.tur === 'ikili' ? iki! : null,
      departman_id: k.departmanId ?? null,
      nesne: null,
      nesne_id: null,
      acan_id: k.kisiler[0]!,
      zaman: an('08:55'),
      son_no: k.yazilanlar.length,
      son_zaman: an(k.yazilanlar.at(-1)![1]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Members of a department take part in its conversation without a row.
  if (k.tur !== 'departman')
    await db
      .insertInto('konusma_uye')
      .values(k.kisiler.map((kisi_id) => ({ konusma_id: id, kisi_id, zaman: an('08:55') })))
      .execute();
  await db
    .insertInto('mesaj')
    .values(
      k.yazilanlar.map(([yazan, saat, metin], i) => ({
        konusma_id: id,
        no: i + 1,
        yazan_id: k.kisiler[yazan]!,
        anahtar: `ornek-${no}-${i}`,
        ust_id: null,
        metin,
        zaman: an(saat),
        duzenlendi: null,
        geri_alindi: null,
        sabit: null,
        sabitleyen_id: null,
      })),
    )
    .execute();
  await db
    .insertInto('konusma_okuma')
    .values(k.kisiler.map((kisi_id) => ({ konusma_id: id, kisi_id, okunan_no: k.yazilanlar.length })))
    .execute();
}

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const departman = await db
    .selectFrom('departman')
    .select(['id', 'sorumlu_id'])
    .where('ad', '=', 'Destek')
    .executeTakeFirst();
  if (departman?.sorumlu_id == null) return;
  const kisiler = await db
    .selectFrom('kisi')
    .select('id')
    .where('departman_id', '=', departman.id)
    .where('aktif', '=', true)
    .where('id', '<>', departman.sorumlu_id)
    .orderBy('id')
    .execute();
  // The head comes first, as the leader of the talk.
  const ekip = [departman.sorumlu_id, ...kisiler.map((k) => k.id)];
  if (ekip.length < 4) return;
  const dun = oncekiIsGunu(bugun);
  await konusmayiYaz(
    db,
    { tur: 'departman', departmanId: departman.id, kisiler: ekip, yazilanlar: DESTEK, gun: dun },
    1,
  );
  await konusmayiYaz(db, { tur: 'ikili', kisiler: ekip.slice(1, 3), yazilanlar: IKILI, gun: dun }, 2);
  const gecis = { tur: 'grup', ad: 'Geçiş gecesi', kisiler: ekip.slice(0, 3), yazilanlar: GRUP } as const;
  await konusmayiYaz(db, { ...gecis, gun: oncekiIsGunu(gunEkle(dun, -1)) }, 3);
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'yazisma', sonra: ['departman sorumluları', 'personel'], yaz }];
