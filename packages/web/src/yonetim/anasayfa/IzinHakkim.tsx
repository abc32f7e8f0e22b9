import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { Button } from '@mantine/core';
import IconBeach from '~icons/tabler/beach';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { izin } from '../../calls/izin.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './IzinHakkim.module.css';

const IzinTalepDialog = lazy(() => import('../../izin/izin/IzinTalepDialog.tsx'));

/** My remaining leave, and the button for a request. */
export function IzinHakkim() {
  const { Id } = useKullanici();
  const ozet = useEndpoint(izin.personelizinlist, { UserId: Id }).data?.personelizin;
  const [acik, setAcik] = useState(false);
  return (
    <Panel
      title="İznim"
      icon={<IconBeach stroke={1.7} />}
      actions={
        <Button variant="default" onClick={() => setAcik(true)}>
          İzin İste
        </Button>
      }
    >
      <dl className={css.ozet}>
        {Object.entries({
          Kalan: ozet?.KalanGun,
          'Bu yılki hak': ozet?.HakGun,
          Kullanılan: ozet?.Kullanilan,
        }).map(([ad, gun]) => (
          <div key={ad} data-eksi={(gun ?? 0) < 0 || undefined}>
            <dt>{ad}</dt>
            <dd>
              {gun === undefined ? '–' : gunSayisiYaz(gun)} <small>gün</small>
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/personel/izin" className={css.alt}>
        İzinlerim ve isteklerim
      </Link>
      <Suspense fallback={null}>{acik && <IzinTalepDialog onClose={() => setAcik(false)} />}</Suspense>
    </Panel>
  );
}
