import { Button } from '@mantine/core';
import IconCircle from '~icons/tabler/circle';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import IconListCheck from '~icons/tabler/list-check';
import { Link } from 'react-router';
import { kurulum } from '../../calls/kurulum.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { preloading } from '../../routes.tsx';
import { YENI_ISTEGI } from '../../platform/form/yeniIstegi.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './IlkAdimlar.module.css';

/** First steps of a new company. Finished steps are ticked automatically. */
export default function IlkAdimlar() {
  // Each step is done on another page, so the ticks are read again on every return.
  const { data } = useEndpoint(kurulum.ilkAdimlar, {}, { refetchOnMount: 'always' });
  const kapat = useAction(kurulum.ilkAdimlariKapat);
  const adimlar = data?.adimlar ?? [];
  if (adimlar.length === 0) return null;
  const kalan = adimlar.filter((a) => !a.Tamam).length;
  const siradaki = adimlar.find((a) => !a.Tamam);
  const kaldir = async () => {
    const soru = {
      baslik: 'İlk adımları kaldır',
      metin: `Daha ${kalan} adım var. Liste bütün yöneticiler için kalkar, geri gelmez.`,
      onay: 'Listeyi Kaldır',
    };
    if (kalan === 0 || (await onayla(soru))) kapat.mutate({});
  };
  return (
    <Panel
      title="İlk Adımlar"
      icon={<IconListCheck stroke={1.7} />}
      actions={
        <Button variant={kalan === 0 ? 'filled' : 'subtle'} loading={kapat.isPending} onClick={() => void kaldir()}>
          Listeyi Kaldır
        </Button>
      }
    >
      <p className={css.ozet}>
        {kalan === 0
          ? 'Hepsi tamam: şirketiniz kullanıma hazır.'
          : `${adimlar.length} adımın ${adimlar.length - kalan} tanesi tamam. Sıra önemli değil, dilediğinizi atlayabilirsiniz.`}
      </p>
      <ol className={css.liste}>
        {adimlar.map((a) => (
          <li key={a.Ad} className={css.adim} data-tamam={a.Tamam || undefined}>
            {a.Tamam ? (
              <IconCircleCheckFilled size={20} className={css.isaret} role="img" aria-label="Tamam" />
            ) : (
              <IconCircle size={20} stroke={1.5} className={css.isaret} role="img" aria-label="Yapılacak" />
            )}
            <div className={css.yazi}>
              <b>{a.Ad}</b>
              <span>{a.Aciklama}</span>
            </div>
            {!a.Tamam && (
              <Button
                component={Link}
                to={a.Yol}
                {...(a.Form && YENI_ISTEGI)}
                variant={a === siradaki ? 'filled' : 'default'}
                aria-label={`${a.Ad}: sayfasını aç`}
                {...preloading(a.Yol)}
              >
                Aç
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
