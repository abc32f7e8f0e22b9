import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import type { YetkiliSatiri } from '@masabasi/core/musteri/yetkili/contract';
import { izinYaz } from '@masabasi/core/musteri/yetkili/rules';
import { Button } from '@mantine/core';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import IconPlus from '~icons/tabler/plus';
import IconUsers from '~icons/tabler/users';
import { lazy, Suspense, useState } from 'react';
import { yetkili as oda } from '../../calls/yetkili.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { bildir } from '../../ui/Toast.tsx';
import css from './Yetkililer.module.css';

const YetkiliDialog = lazy(() => import('./YetkiliDialog.tsx'));
const YetkiliIzinDialog = lazy(() => import('./YetkiliIzinDialog.tsx'));

const adi = (y: YetkiliSatiri) => `${y.Ad} ${y.Soyad}`.trim();

/** Telephone numbers, mobile first, and mail of a contact person. */
function Yollar({ y }: { y: YetkiliSatiri }) {
  const telefonlar = [y.GSM, y.Telefon].filter((t) => t !== null);
  return (
    <span className={css.yollar}>
      {telefonlar.map((t) => (
        <a key={t} href={telefonYolu(t)} className={css.yol}>
          <IconPhone size={15} aria-hidden />
          {telefonYaz(t)}
        </a>
      ))}
      {y.Eposta !== null && (
        <a href={`mailto:${y.Eposta}`} className={css.yol}>
          <IconMail size={15} aria-hidden />
          {y.Eposta}
        </a>
      )}
    </span>
  );
}

/** The contact persons of a customer, the main one first. */
export function Yetkililer({ musteriId }: { musteriId: number }) {
  const liste = useEndpoint(oda.getMusteriPersonelList, { MusteriId: musteriId }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<YetkiliSatiri | 'yeni' | null>(null);
  const [izni, setIzni] = useState<YetkiliSatiri | null>(null);
  const geriAl = useAction(oda.musteriPersonelGeriAl, {
    onSuccess: () => bildir({ baslik: 'Yetkili kişi geri alındı', tur: 'success', sure: 2000 }),
  });
  const sil = useAction(oda.musteriPersonelSil, {
    onSuccess: (_, { Id }) =>
      bildir({
        baslik: 'Yetkili kişi silindi',
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id }) },
      }),
  });
  const kisiler = liste.data?.musteriPersonelList;
  return (
    <Panel
      title="Yetkili Kişiler"
      icon={<IconUsers />}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik('yeni')}>
          Yeni Kişi
        </Button>
      }
    >
      <Read of={liste} rows={2}>
        {({ musteriPersonelList }) =>
          musteriPersonelList.length === 0 ? (
            <EmptyState
              compact
              title="Kimse yazılmamış."
              text="Arandığında bu müşteri, kişinin adı ve telefonuyla da bulunur."
            />
          ) : (
            <ul className={css.liste} aria-label="Yetkili kişiler">
              {musteriPersonelList.map((y) => (
                <li key={y.Id} className={css.kisi}>
                  <Avatar name={adi(y)} size={32} />
                  <div className={css.kim}>
                    <p className={css.ad}>
                      {adi(y)}
                      {y.Ana && musteriPersonelList.length > 1 && <Chip tone="accent">Önce aranır</Chip>}
                    </p>
                    {y.Unvan && <p className={css.gorev}>{y.Unvan}</p>}
                    {y.Aciklama && <p className={css.gorev}>{y.Aciklama}</p>}
                    {y.izinler.map((i) => (
                      <p key={i.Kanal} className={css.gorev}>
                        {izinYaz(i)}
                      </p>
                    ))}
                  </div>
                  <Yollar y={y} />
                  <span className={css.eylem}>
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={`İleti izni yaz: ${adi(y)}`}
                      onClick={() => setIzni(y)}
                    >
                      İleti İzni
                    </Button>
                    <RowActions
                      name={adi(y)}
                      onEdit={() => setAcik(y)}
                      onDelete={() => sil.mutate({ Id: y.Id, Surum: y.Surum })}
                    />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <Suspense fallback={null}>
        {izni !== null && <YetkiliIzinDialog kisi={{ Id: izni.Id, Ad: adi(izni) }} onClose={() => setIzni(null)} />}
        {acik !== null && (
          <YetkiliDialog
            musteriId={musteriId}
            satir={acik === 'yeni' ? null : acik}
            ilk={kisiler?.every((y) => !y.Ana) ?? false}
            onClose={() => setAcik(null)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
