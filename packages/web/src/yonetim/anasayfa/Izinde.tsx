import { gunAyYaz } from '@masabasi/core/platform/time/tarih';
import IconBeach from '~icons/tabler/beach';
import { Panel } from '../../ui/Panel.tsx';
import type { Gunum } from './Bugunum.tsx';
import css from './Izinde.module.css';
import { KisiSatiri, Liste, Yan } from './Liste.tsx';

/** People on leave today with their return, and people who leave in the coming days. */
export function Izinde({ gunum }: { gunum: Gunum }) {
  const liste = gunum.data?.izinde;
  const yakinda = gunum.data?.yakinda ?? [];
  return (
    <Panel
      title="Bugün izinde"
      icon={<IconBeach stroke={1.7} />}
      actions={liste && liste.length > 0 && <span className={css.sayi}>{liste.length} kişi</span>}
    >
      <Liste of={gunum} satirlar={liste} anahtar={(i) => i.Id} bos="Bugün izinde olan yok.">
        {(i) => (
          <KisiSatiri id={i.Id} ad={i.Ad} departman={i.Departman}>
            <Yan ust={i.izinTur} alt={`Dönüş ${gunAyYaz(i.Bitis)}`} />
          </KisiSatiri>
        )}
      </Liste>
      {yakinda.length > 0 && (
        <section aria-label="Bu hafta izne çıkacaklar" className={css.yakinda}>
          <h3 className={css.baslik}>Bu hafta izne çıkacaklar</h3>
          <ul className={css.gunler}>
            {yakinda.map((i) => (
              <li key={`${i.Id} ${i.Baslangic}`}>
                <span className={css.gun}>{gunAyYaz(i.Baslangic)}</span>
                <span className={css.kim}>
                  {i.Ad}
                  <small>{i.Departman}</small>
                </span>
                <Yan ust={i.izinTur} alt={`Dönüş ${gunAyYaz(i.Bitis)}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}
