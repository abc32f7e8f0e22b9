import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessible, show } from '../testing/screen.tsx';
import { Dialog } from './Dialog.tsx';
import type { Reading } from './Read.tsx';
import { RecordDialog, type RecordDialogProps } from './RecordDialog.tsx';

interface Task {
  readonly No: string;
  readonly Baslik: string;
  readonly hareketlist: readonly string[];
}
const TASK: Task = { No: 'İ-7', Baslik: 'Rapor', hareketlist: ['Açıldı', 'Verildi'] };
const nothing = () => undefined;
const waiting = { data: undefined, error: null, refetch: nothing };
const read: Reading<Task> = { ...waiting, data: TASK };
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const buttons = () => [...document.querySelectorAll('[role=dialog] button')].map((b) => b.textContent);

const TaskDialog = (props: Partial<RecordDialogProps<Task>>) => (
  <RecordDialog<Task>
    of={read}
    kind="İş"
    title={(t) => `${t.No} ${t.Baslik}`}
    onClose={nothing}
    renderActs={() => (
      <>
        <Button variant="default">Düzenle</Button>
        <Button>Bitir</Button>
      </>
    )}
    files={<p>Dosyalar</p>}
    renderHistory={({ hareketlist }) => (
      <ol aria-label="Geçmiş">
        {hareketlist.map((h) => (
          <li key={h}>{h}</li>
        ))}
      </ol>
    )}
    {...props}
  >
    {(t) => <p>{`${t.Baslik} yazılacak`}</p>}
  </RecordDialog>
);

test('grey lines stand for a record, its kind for the title, and only the closing for the acts', async () => {
  show(<TaskDialog of={waiting} label="İş okunuyor..." />);
  await expect.element(dialog('İş')).toBeVisible();
  await expect.element(page.getByRole('status', { name: 'İş okunuyor...' })).toBeVisible();
  await expect.element(page.getByText('Dosyalar')).not.toBeInTheDocument();
  expect(buttons()).toEqual(['', 'Kapat']);
});

test('a record shows its title, its parts, files, history and acts in this order', async () => {
  show(<TaskDialog />);
  await expect.element(dialog('İ-7 Rapor')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Geçmiş', exact: true }).getByRole('list')).toBeVisible();
  expect(document.querySelector('[role=dialog]')?.textContent).toBe(
    'İ-7 RaporRapor yazılacakDosyalarGeçmişAçıldıVerildiKapatDüzenleBitir',
  );
  await accessible();
});

test('an error offers a retry, and the dialog still closes', async () => {
  const asked: string[] = [];
  const failed = { ...waiting, error: { message: 'Kayıt bulunamadı.' }, refetch: () => asked.push('again') };
  show(<TaskDialog of={failed} onClose={() => asked.push('closed')} />);
  await expect.element(page.getByRole('alert').filter({ hasText: 'Kayıt bulunamadı.' })).toBeVisible();
  expect(buttons()).not.toContain('Bitir');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await page.getByRole('button', { name: 'Kapat' }).nth(1).click();
  expect(asked).toEqual(['again', 'closed']);
});

test('a failed later read keeps the record, its acts and what was typed into it', async () => {
  const asked: string[] = [];
  function Screen() {
    const [error, setError] = useState<Error | null>(null);
    return (
      <RecordDialog<Task>
        of={{ data: TASK, error, refetch: () => asked.push('again') }}
        kind="İş"
        title={(t) => t.No}
        onClose={nothing}
        renderActs={() => <Button onClick={() => setError(new Error('Sunucuya ulaşılamadı.'))}>Bitir</Button>}
      >
        {() => <input aria-label="Not" />}
      </RecordDialog>
    );
  }
  show(<Screen />);
  await page.getByRole('textbox', { name: 'Not' }).fill('Yarım');
  await page.getByRole('button', { name: 'Bitir' }).click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'güncellenemedi: Sunucuya ulaşılamadı.' }))
    .toBeVisible();
  await expect.element(dialog('İ-7')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Not' })).toHaveValue('Yarım');
  await expect.element(page.getByRole('button', { name: 'Bitir' })).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  expect(asked).toEqual(['again']);
});

test('tabs show one part at a time, the files in the last one, and the arrow keys move between them', async () => {
  function Screen() {
    const [value, onChange] = useState('bilgi');
    const render = ({ Baslik, hareketlist }: Task) => [
      { value: 'bilgi', label: 'Bilgi', content: <p>{`${Baslik} yazılacak`}</p> },
      { value: 'gecmis', label: 'Geçmiş', quantity: String(hareketlist.length), content: <p>Açıldı</p> },
    ];
    return <TaskDialog tabs={{ label: 'İş', value, onChange, render }} />;
  }
  show(<Screen />);
  const tabs = page.getByRole('tablist', { name: 'İş' });
  await expect.element(tabs.getByRole('tab', { name: 'Bilgi' })).toHaveAttribute('aria-selected', 'true');
  expect([...document.querySelectorAll('[role=tab]')].map((t) => t.textContent)).toEqual(['Bilgi', 'Geçmiş2', 'Dosya']);
  await expect.element(page.getByText('Rapor yazılacak')).toBeVisible();
  await expect.element(page.getByText('Dosyalar')).not.toBeInTheDocument();
  await tabs.getByRole('tab', { name: 'Bilgi' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Açıldı')).toBeVisible();
  await expect.element(page.getByText('Rapor yazılacak')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Dosyalar')).toBeVisible();
});

test('Tab leads from the cross through the content to the acts, and Escape closes', async () => {
  let closed = 0;
  show(<TaskDialog onClose={() => closed++} />);
  const closings = page.getByRole('button', { name: 'Kapat' });
  await expect.element(closings.first()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('region', { name: 'İ-7 Rapor: içerik' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(closings.nth(1)).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Düzenle' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(closed).toBe(1);
});

test('a window above the record knows the record, and Escape closes it alone', async () => {
  const closed: string[] = [];
  function Screen() {
    const [opened, setOpened] = useState(false);
    return (
      <TaskDialog
        onClose={() => closed.push('record')}
        renderActs={() => <Button onClick={() => setOpened(true)}>Düzenle</Button>}
        renderWindows={(t) =>
          opened && (
            <Dialog opened title={`Düzenle: ${t.No}`} onClose={() => setOpened(false)}>
              <input aria-label="Başlık" />
            </Dialog>
          )
        }
      />
    );
  }
  show(<Screen />);
  await page.getByRole('button', { name: 'Düzenle' }).click();
  await expect.element(dialog('Düzenle: İ-7')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Düzenle: İ-7')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Düzenle' })).toHaveFocus();
  expect(closed).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['record']);
});

test('without a closing button the acts stand alone, and nothing stands there before the record', async () => {
  show(
    <>
      <TaskDialog closeButton={false} of={waiting} />
      <TaskDialog closeButton={false} kind="Gelen" />
    </>,
  );
  await expect.element(dialog('İ-7 Rapor')).toBeVisible();
  expect(buttons()).toEqual(['', '', 'Düzenle', 'Bitir']);
});
