import { ORNEK_DEGERLER, sablonDoldur } from '@masabasi/core/masa/sablon/rules';
import { useKullanici } from '../../platform/session/oturum.ts';
import css from './SablonOnizleme.module.css';

/** Preview of a template in an invented ticket. */
export function SablonOnizleme({ metin }: { readonly metin: string }) {
  const ben = useKullanici();
  const degerler = { ...ORNEK_DEGERLER, 'ben.ad': `${ben.Ad} ${ben.Soyad}` };
  return (
    <section className={css.onizleme} aria-label="Önizleme">
      <h3 className={css.baslik}>Önizleme</h3>
      <p className={css.kim}>{`${ORNEK_DEGERLER['gorusme.no']}, ${ORNEK_DEGERLER['musteri.ad']} (örnek görüşme)`}</p>
      <p className={css.metin}>{metin.trim() === '' ? 'Yazdıkça burada görünür.' : sablonDoldur(metin, degerler)}</p>
    </section>
  );
}
