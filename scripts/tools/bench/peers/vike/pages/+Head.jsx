/** What every page's head has besides its title. */
export default function Head() {
  return <link rel="stylesheet" href="/style.css" />
}
