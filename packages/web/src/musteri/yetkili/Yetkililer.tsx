import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import type { YetkiliSatiri } from '@masabasi/core/musteri/yetkili/contract';
import { izinYaz } from '@masabasi/core/musteri/yetkili/rules';
import { Button, Flex, Text } from '@mantine/core';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import IconPlus from '~icons/tabler/plus';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { yetkili as oda } from '../../calls/yetkili.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import css from './Yetkililer.module.css';

const YetkiliDialog = onDemand(() => import('./YetkiliDialog.tsx'));
const YetkiliIzinDialog = onDemand(() => import('./YetkiliIzinDialog.tsx'));

const adi = (y: YetkiliSatiri) => `${y.Ad} ${y.Soyad}`.trim();

/** Telephone numbers, mobile first, and mail of a contact person. */
function Yollar({ y }: { y: YetkiliSatiri }) {
  const telefonlar = [y.GSM, y.Telefon].filter((t) => t !== null);
  return (
    <Flex component="span" gap="4px 16px" wrap="wrap" className={css.yollar}>
      {telefonlar.map((t) => (
        <Flex
          key={t}
          component="a"
          gap={6}
          align="center"
          miw={0}
          className={`tnum anywhere ${css.yol}`}
          href={telefonYolu(t)}
        >
          <IconPhone size={15} color="var(--text-3)" aria-hidden />
          {telefonYaz(t)}
        </Flex>
      ))}
      {y.Eposta !== null && (
        <Flex
          component="a"
          gap={6}
          align="center"
          miw={0}
          className={`tnum anywhere ${css.yol}`}
          href={`mailto:${y.Eposta}`}
        >
          <IconMail size={15} color="var(--text-3)" aria-hidden />
          {y.Eposta}
        </Flex>
      )}
    </Flex>
  );
}

/** The contact persons of a customer, the main one first. */
export function Yetkililer({ musteriId }: { musteriId: number }) {
  const liste = useEndpoint(oda.getMusteriPersonelList, { MusteriId: musteriId }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<YetkiliSatiri | 'yeni' | null>(null);
  const [izni, setIzni] = useState<YetkiliSatiri | null>(null);
  const geriAl = useAction(oda.musteriPersonelGeriAl, {
    onSuccess: () => bildir({ baslik: 'Yetkili kişi geri alındı', tur: 'success' }),
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
              title="Yetkili kişi yazılmamış."
              text="Yazdığınız kişi adıyla ya da telefonuyla aranınca da bu müşteri bulunur."
            />
          ) : (
            <PlainList aria-label="Yetkili kişiler">
              {musteriPersonelList.map((y) => (
                <li key={y.Id} className={`line-above ${css.kisi}`}>
                  <Avatar name={adi(y)} size={32} />
                  <div className="anywhere">
                    <Flex component="p" gap="2px 8px" wrap="wrap" align="center" m={0} fw={500}>
                      {adi(y)}
                      {y.Ana && musteriPersonelList.length > 1 && <Chip tone="accent">Önce aranır</Chip>}
                    </Flex>
                    {y.Unvan && (
                      <Text fz={13} lh="18px" c="dimmed">
                        {y.Unvan}
                      </Text>
                    )}
                    {y.Aciklama && (
                      <Text fz={13} lh="18px" c="dimmed">
                        {y.Aciklama}
                      </Text>
                    )}
                    {y.izinler.map((i) => (
                      <Text key={i.Kanal} fz={13} lh="18px" c="dimmed">
                        {izinYaz(i)}
                      </Text>
                    ))}
                  </div>
                  <Yollar y={y} />
                  <Flex component="span" className="on-hover">
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
                  </Flex>
                </li>
              ))}
            </PlainList>
          )
        }
      </Read>
      {izni !== null && <YetkiliIzinDialog kisi={{ Id: izni.Id, Ad: adi(izni) }} onClose={() => setIzni(null)} />}
      {acik !== null && (
        <YetkiliDialog
          musteriId={musteriId}
          satir={acik === 'yeni' ? null : acik}
          ilk={kisiler?.every((y) => !y.Ana) ?? false}
          onClose={() => setAcik(null)}
        />
      )}
    </Panel>
  );
}
