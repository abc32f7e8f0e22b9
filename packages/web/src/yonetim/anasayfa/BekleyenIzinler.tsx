import type { IzinTalepSatiri } from '@masabasi/core/izin/talep/contract';
import { Button } from '@mantine/core';
import IconInbox from '~icons/tabler/inbox';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { talep } from '../../calls/talep.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { izinAraligiYaz, izinSuresiYaz } from '../../izin/izin/IzinKutusu.tsx';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './BekleyenIzinler.module.css';

const IzinKararDialog = lazy(() => import('../../izin/izin/IzinKararDialog.tsx'));

/** The page of requests shows any further ones. */
const EN_COK = 5;

/** Leave requests that wait for my decision, decided here. Without requests, nothing is shown. */
export default function BekleyenIzinler() {
  const { Id } = useKullanici();
  const { data } = useEndpoint(talep.izinTalepList, { Durum: 'Bekliyor' });
  const [acik, setAcik] = useState<IzinTalepSatiri | null>(null);
  // My own request needs another person's decision.
  const bekleyenler = (data?.talepler ?? []).filter((t) => t.UserId !== Id);
  if (bekleyenler.length === 0) return null;
  return (
    <Panel
      title="Kararınızı bekleyen izinler"
      icon={<IconInbox stroke={1.7} />}
      actions={<span className="tnum">{bekleyenler.length} istek</span>}
    >
      <ul className={css.liste}>
        {bekleyenler.slice(0, EN_COK).map((t) => (
          <li key={t.Id} className={css.satir}>
            <div className={css.yazi}>
              <b>{t.Ad}</b>
              <span>
                {t.IzinId === null ? t.izinTur : 'İptal isteği'} · <span className="tnum">{izinAraligiYaz(t)}</span> ·{' '}
                {izinSuresiYaz(t)}
              </span>
              {t.ayniGunler.length > 0 && <span>Aynı günlerde izinde: {t.ayniGunler.join(', ')}</span>}
            </div>
            <Button
              variant="default"
              aria-label={`Karar ver: ${t.Ad}, ${izinAraligiYaz(t)}`}
              onClick={() => setAcik(t)}
            >
              Karar Ver
            </Button>
          </li>
        ))}
      </ul>
      {bekleyenler.length > EN_COK && (
        <Link to="/personel/izin?sekme=istekler" className={css.alt}>
          Öteki {bekleyenler.length - EN_COK} istek
        </Link>
      )}
      <Suspense fallback={null}>{acik && <IzinKararDialog istek={acik} onClose={() => setAcik(null)} />}</Suspense>
    </Panel>
  );
}
