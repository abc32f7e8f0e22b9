import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { kalanYaz } from '@masabasi/core/musteri/lisans/rules';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconCertificate from '~icons/tabler/certificate';
import { lazy, Suspense, useState } from 'react';
import { lisans as oda } from '../../calls/lisans.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './BekleyenIzinler.module.css';

const LisansUyarilariDialog = lazy(() => import('../../musteri/lisans/LisansUyarilariDialog.tsx'));
const LisansYenileDialog = lazy(() => import('../../musteri/lisans/LisansYenileDialog.tsx'));

/** A separate window has the rest. */
const EN_COK = 4;

/** Expiring licences from the person's warnings, the nearest end first. Calls and renewals start here. */
export default function BitenLisanslar() {
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  const { data } = useEndpoint(oda.lisansUyarilarim, {});
  const [yenilenen, setYenilenen] = useState<LisansSatiri | null>(null);
  const [hepsi, setHepsi] = useState(false);
  const lisanslar = data?.uyarilist ?? [];
  return (
    <Panel
      title="Bitişi yaklaşan lisanslarınız"
      icon={<IconCertificate stroke={1.7} />}
      actions={
        <Button variant="default" onClick={() => setHepsi(true)}>
          Lisansları Aç
        </Button>
      }
    >
      <ul className={css.liste}>
        {lisanslar.slice(0, EN_COK).map((l) => (
          <li key={l.Id} className={css.satir}>
            <div className={css.yazi}>
              <b>{l.Musteri}</b>
              <span>
                {l.Proje}
                {l.KalanGun !== null && ` · ${kalanYaz(l.KalanGun)}`}
                {l.Telefon !== null && (
                  <>
                    {' · '}
                    <a href={telefonYolu(l.Telefon)} className="tnum">
                      {telefonYaz(l.Telefon)}
                    </a>
                  </>
                )}
              </span>
            </div>
            {yonetir && l.BitisTarihi !== null && (
              <Button
                variant="default"
                aria-label={`${l.LisansNo} lisansını yenile: ${l.Musteri}`}
                onClick={() => setYenilenen(l)}
              >
                Yenile
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {yenilenen?.BitisTarihi && (
          <LisansYenileDialog lisans={yenilenen} bitis={yenilenen.BitisTarihi} onClose={() => setYenilenen(null)} />
        )}
        {hepsi && <LisansUyarilariDialog onClose={() => setHepsi(false)} />}
      </Suspense>
    </Panel>
  );
}
