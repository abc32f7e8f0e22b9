import { Box, Flex, Text } from '@mantine/core';
import type { Arayan } from '@masabasi/core/masa/gorusme/satirlar';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconBuilding from '~icons/tabler/building';
import IconCertificate from '~icons/tabler/certificate';
import IconHeadset from '~icons/tabler/headset';
import { Link } from 'react-router';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { LisansDurumEtiketi } from '../../musteri/lisans/LisansDurumEtiketi.tsx';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { GorusmeDurumEtiketi } from './GorusmeDurumEtiketi.tsx';

const telefon = (no: string | null) => no && <a href={telefonYolu(no)}>{telefonYaz(no)}</a>;

/** The customer of the ticket: telephone numbers and mail, and purchased products. */
export function ArayanPaneli({ musteri: m }: { readonly musteri: Arayan }) {
  return (
    <>
      <Panel title="Müşteri" icon={<IconBuilding />} padded>
        <Flex component="p" gap="2px 12px" wrap="wrap" align="baseline" m="0 0 12px" className="anywhere">
          <Text span fw={600}>
            <MusteriBagi Id={m.Id} ad={m.Ad} />
          </Text>
          <Text span fz={13} c="dimmed">
            {m.MusteriNo}
          </Text>
        </Flex>
        <Fields>
          {m.Kisi !== null && <Field name="Arayan">{m.Kisi}</Field>}
          <Field name="Telefon">{telefon(m.GSM ?? m.Telefon)}</Field>
          {m.Eposta !== null && (
            <Field name="E-posta">
              <a href={`mailto:${m.Eposta}`}>{m.Eposta}</a>
            </Field>
          )}
          <Field name="İl / İlçe">{[m.Il, m.Ilce].filter(Boolean).join(' / ')}</Field>
          {m.Sorumlu !== null && <Field name="Sorumlu">{m.Sorumlu}</Field>}
        </Fields>
      </Panel>
      <Panel
        title="Lisansları"
        icon={<IconCertificate />}
        actions={
          m.lisanslar.length === 0 && (
            <Text span c="dimmed">
              Lisansı yok.
            </Text>
          )
        }
      >
        {m.lisanslar.length > 0 && (
          <PlainList className="ruled anywhere">
            {m.lisanslar.map((l) => (
              <Flex key={l.Id} component="li" direction="column" gap={4} py={10} px={16}>
                <span>{[l.Proje, l.LisansTur].join(' · ')}</span>
                <Flex component="span" rowGap={4} columnGap={8} wrap="wrap" align="center" fz={13} c="dimmed">
                  <LisansDurumEtiketi durum={l.Durum} />
                  {l.BitisTarihi === null ? 'Süresiz' : tarihYaz(l.BitisTarihi)}
                </Flex>
              </Flex>
            ))}
          </PlainList>
        )}
      </Panel>
    </>
  );
}

export interface ArayanGorusmeleriProps {
  readonly musteri: Arayan;
  /** The ticket beside this list, left out here. */
  readonly haric?: number;
}

/** A customer's tickets: the open ones, then the latest. */
export function ArayanGorusmeleri({ musteri, haric }: ArayanGorusmeleriProps) {
  const digerleri = musteri.gorusmeler.filter((g) => g.Id !== haric);
  return (
    <Panel
      title={haric === undefined ? 'Görüşmeleri' : 'Diğer Görüşmeleri'}
      icon={<IconHeadset />}
      actions={
        digerleri.length === 0 && (
          <Text span c="dimmed">
            {haric === undefined ? 'Görüşmesi yok.' : 'Başka görüşmesi yok.'}
          </Text>
        )
      }
    >
      {digerleri.length > 0 && (
        <PlainList className="ruled anywhere">
          {digerleri.map((g) => (
            <Flex key={g.Id} component="li" gap="4px 16px" wrap="wrap" align="center" py={8} px={16}>
              <Box flex="1 1 300px" miw={0}>
                <Link to={`/islemler/musterigorusme/detay?id=${g.Id}`}>{`${g.No} ${g.Baslik}`}</Link>
              </Box>
              <Flex component="span" rowGap={4} columnGap={8} wrap="wrap" align="center" fz={13} c="dimmed">
                <GorusmeDurumEtiketi durum={g.DurumAnahtar} ad={g.Durum} listede />
                <span aria-hidden>·</span>
                {[zamanYaz(g.Tarih), g.Atanan].filter(Boolean).join(' · ')}
              </Flex>
            </Flex>
          ))}
        </PlainList>
      )}
    </Panel>
  );
}
