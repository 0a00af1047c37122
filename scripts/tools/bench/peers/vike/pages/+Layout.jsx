/** What stands around every page. */
export default function Layout({ children }) {
  return (
    <>
      <header>
        <nav>
          <a href="/">Home</a>
        </nav>
      </header>
      <main>{children}</main>
      <footer>
        <p>Made for a measurement.</p>
      </footer>
    </>
  )
}
