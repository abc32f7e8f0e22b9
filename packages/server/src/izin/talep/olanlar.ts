import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import type { Olanlar } from '../../room.ts';
import { kararVerenAdi } from '../../kisi/departman/api.ts';
import { zamanMetni } from './kayit.ts';

interface Satir {
  readonly Id: number;
  readonly iptal: boolean;
  readonly Durum: string;
  readonly Zaman: string;
  readonly Kim: string | null;
  readonly KararAciklama: string | null;
  readonly Baslangic: string;
  readonly Bitis: string;
  readonly Izin_Baslama_Saati: string | null;
  readonly Izin_Bitis_Saati: string | null;
  readonly KullanilanGun: number;
  readonly KullanilanSaat: number;
}

/** Decisions on the person's own leave requests. */
export const olanlar: Olanlar = {
  sayfalar: SAYFA.izin,
  async oku({ db, ben, ilk, son }) {
    const { rows } = await sql<Satir>`
      select x.id as "Id", x.izin_id is not null as iptal, x.durum as "Durum", x.karar_zamani as "Zaman", ${kararVerenAdi('x')} as "Kim",
        x.karar_aciklama as "KararAciklama", x.baslangic as "Baslangic", x.bitis as "Bitis",
        to_char(x.baslama_saati, 'HH24:MI') as "Izin_Baslama_Saati", to_char(x.bitis_saati, 'HH24:MI') as "Izin_Bitis_Saati",
        x.kullanilan_gun as "KullanilanGun", x.kullanilan_saat as "KullanilanSaat"
      from izin_talep x left join kisi v on v.id = x.karar_veren_id
      where x.kisi_id = ${ben.Id} and x.durum in ('Onaylandı', 'Reddedildi') and x.karar_zamani > ${ilk}
        and x.karar_zamani <= ${son}
      order by x.id desc limit 100`.execute(db);
    return rows.map((r) => ({
      Id: r.Id,
      Baslik: `${r.iptal ? 'İzin iptali isteğiniz' : 'İzin isteğiniz'}: ${zamanMetni(r)}`,
      Alt: r.Durum,
      Yol: `${SAYFA.izin[0]}?sekme=istekler`,
      Bekler: null,
      satirlar: [
        {
          Tur: 'karar' as const,
          Zaman: r.Zaman,
          Kim: r.Kim,
          Metin: [r.Durum, r.KararAciklama].filter(Boolean).join(': '),
          Yol: null,
        },
      ],
    }));
  },
};
