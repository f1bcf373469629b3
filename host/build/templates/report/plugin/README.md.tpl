# {{id}} · {{title}}

Figures of a school, as bars and as a table, to export and to print.

- **Audience:** teachers.
- **Data it owns:** `{{id}}.event`, by school, behind row-level security.
- **Permission codes:** `{{id}}_tea`.
- **Needs:** nothing but core.
- **Deliberately absent:** an endpoint that writes events: the area that counts decides what one is.
