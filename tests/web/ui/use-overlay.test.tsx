import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useOverlay } from '#web/ui/hooks/use-overlay.ts';

function Page() {
  const [menu, list] = [useOverlay('menu'), useOverlay('list')];
  const navigate = useNavigate();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <button onClick={() => menu.open()}>Menu</button>
      <button onClick={() => list.open('soup')}>List</button>
      <button
        onClick={() => {
          menu.open();
          menu.close();
        }}
      >
        Menu for a moment
      </button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate('/further')}>Further</button>
      {menu.isOpen && <p>The menu</p>}
      {list.isOpen && (
        <>
          <p>A list for {list.subject}</p>
          <button
            onClick={() => {
              list.close();
              list.close();
            }}
          >
            Close
          </button>
        </>
      )}
    </>
  );
}

// The history is shared by all tests.
beforeEach(() => window.history.pushState(null, '', '/'));

const open = () =>
  render(
    <MemoryRouter initialEntries={['/before', '/page']} initialIndex={1}>
      <Page />
    </MemoryRouter>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading').textContent;

test('Back closes the overlay and stays on the page', async () => {
  open();
  await press('List');
  expect(screen.getByText('A list for soup')).toBeDefined();
  await press('Back');
  expect(screen.queryByText(/^A list/)).toBeNull();
  expect(heading()).toBe('/page');
  await press('Back');
  expect(heading()).toBe('/before');
});

test('closing goes one step back, even if it is requested twice, and returns the focus', async () => {
  open();
  await press('List');
  await press('Close');
  expect(heading()).toBe('/page');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'List' }));
});

test('an overlay that is opened from another one replaces it', async () => {
  open();
  await press('Menu');
  await press('List');
  expect(screen.queryByText('The menu')).toBeNull();
  await press('Close');
  expect(screen.queryByText('The menu')).toBeNull();
  expect(heading()).toBe('/page');
});

/** Renders the page, and presses a button between a step back in the history and the router's update. */
function openAndPressEarly(name: string) {
  window.addEventListener('popstate', () => screen.getByRole('button', { name }).click(), { once: true });
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

test.each([
  ['the page that the app was opened at', []],
  ['a page behind it', ['Further']],
])('A menu on %s that is opened before the router has rendered a step back still opens', async (_, ways) => {
  openAndPressEarly('Menu');
  for (const way of ways) await press(way);
  await press('List');
  await press('Back');
  expect(await screen.findByText('The menu')).toBeDefined();
  expect(screen.queryByText(/^A list/)).toBeNull();
  // It has its own step in the history, so that Back closes it and stays on the page.
  expect(window.history.state).toMatchObject({ idx: ways.length + 1, usr: { overlay: 'menu' } });
});

test('A menu that is opened so early and closed again at once stays closed', async () => {
  openAndPressEarly('Menu for a moment');
  await press('List');
  await press('Back');
  await waitFor(() => expect(screen.queryByText(/^A list/)).toBeNull());
  await waitFor(() => expect(window.history.state).toMatchObject({ idx: 0 }));
  await waitFor(() => expect(screen.queryByText('The menu')).toBeNull());
});

test('A menu that is closed before the router has rendered it open stays closed', async () => {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await press('Menu for a moment');
  await waitFor(() => expect(window.history.state?.usr?.overlay).toBeUndefined());
  await waitFor(() => expect(screen.queryByText('The menu')).toBeNull());
});
