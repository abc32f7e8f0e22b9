import { saatYaz } from '@masabasi/core/is/projetakip/deger';
import type { AnalizGrafigi, AnalizOzeti } from '@masabasi/core/is/projetakip/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { Link } from 'react-router';
import { useAnalizAdresi } from './analizAdresi.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './AnalizCevrimi.module.css';

interface Props {
  readonly cevrim: AnalizOzeti['Cevrim'];
  readonly kutular: AnalizGrafigi['cevrim'];
}

/** Duration of plans finished in the period, from their first entry to their end. */
export function AnalizCevrimi({ cevrim, kutular }: Props) {
  const { planlar } = useAnalizAdresi();
  const enCok = Math.max(1, ...kutular.map((k) => k.Adet));
  return (
    <Panel title="Çevrim süresi" padded>
      {cevrim === null ? (
        <p className={css.not}>Bu aralıkta tamamlanan plan yok.</p>
      ) : (
        <>
          <p className={css.not}>
            İlk ilerleme kaydından bitişe, iş günüyle. Ortanca {saatYaz(cevrim.Ortanca)}, yarısı {saatYaz(cevrim.Alt)}–
            {saatYaz(cevrim.Ust)} arasında; en kısa {saatYaz(cevrim.EnAz)}, en uzun {saatYaz(cevrim.EnCok)} iş günü.{' '}
            <Link to={planlar({ hangi: 'cevrim' })}>{sayiYaz(cevrim.Adet)} plan</Link>
          </p>
          <dl className={css.kutular}>
            {kutular.map((k) => (
              <div key={k.Ad} className={css.kutu}>
                <dt>{k.Ad}</dt>
                <dd>
                  <span className={css.cubuk} style={{ width: `${(k.Adet / enCok) * 100}%` }} aria-hidden />
                  {sayiYaz(k.Adet)}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Panel>
  );
}
