import { olcegi, SORU_TIPLERI } from '@masabasi/core/masa/anket/rules';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { memnuniyet as oda } from '@masabasi/core/masa/memnuniyet/contract';
import { anketSorulari } from './anketSorulari.ts';
import css from './MemnuniyetYanitlari.module.css';

type Detay = Basari<typeof oda.getMemnuniyetDetay>;
const EVET = 1;

/** The answers of a customer, each with the question in its original words. */
export function MemnuniyetYanitlari({ detay }: { readonly detay: Detay }) {
  const { memnuniyet: n, yanitlar } = detay;
  if (n.Bitis_Zamani === null) return <p className={css.yok}>Henüz yanıtlanmadı.</p>;
  if (!n.Acik) return <p className={css.yok}>Yanıtları, işi sorulan kişinin bölüm sorumlusu ve anketi yapan görür.</p>;
  const verilen = new Map(yanitlar.map((y) => [y.SoruId, y]));
  const sorulan = anketSorulari(detay).filter((s) => verilen.has(s.Id));
  if (sorulan.length === 0) return <p className={css.yok}>Hiçbir soru yanıtlanmadı.</p>;
  return (
    <dl className={css.yanitlar}>
      {sorulan.map((s) => {
        const y = verilen.get(s.Id)!;
        const olcek = olcegi(s.Tip);
        const soz =
          y.Deger === null
            ? y.Metin ||
              s.Cevaplar.filter((c) => y.CevapIdler.includes(c.Id))
                .map((c) => c.Ad)
                .join(', ')
            : s.Tip === SORU_TIPLERI.evetHayir
              ? y.Deger === EVET
                ? 'Evet'
                : 'Hayır'
              : `${y.Deger} / ${olcek?.[1]}`;
        return (
          <div key={s.Id}>
            <dt>{s.Soru}</dt>
            <dd>{soz}</dd>
          </div>
        );
      })}
    </dl>
  );
}
